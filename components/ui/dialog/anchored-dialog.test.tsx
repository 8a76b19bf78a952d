// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { installDialog } from '@/tests/support/install-dialog';
import { AnchoredDialog } from './anchored-dialog';
// Here, so that no test waits for it to be read.
import './follow-fragment';

beforeAll(installDialog);
beforeEach(() => history.replaceState(null, '', '/cinemas/lyon'));

const renderPage = () =>
  render(
    <>
      <a href="#tarifs">Prices</a>
      <AnchoredDialog id="tarifs" modal="cinemaPricing" title="Prices" closeLabel="Close prices">
        <p>Full price €13.40</p>
      </AnchoredDialog>
    </>,
  );
const panel = () => screen.queryByRole('dialog', { name: 'Prices' });
const open = async () => {
  renderPage();
  location.hash = '#tarifs';
  await waitFor(() => expect(panel()).not.toBeNull());
};

it('closes with a press beside it', async () => {
  await open();
  fireEvent.click(panel() as HTMLElement);
  expect(panel()).toBeNull();
  await waitFor(() => expect(location.hash).toBe(''));
});

it('has its words in the page before anyone opens it', () => {
  renderPage();
  expect(panel()).toBeNull();
  expect(screen.getByText('Full price €13.40')).toBeDefined();
});

it('opens with its fragment', open);

it('is open when the page is loaded with the fragment', async () => {
  history.replaceState(null, '', '/cinemas/lyon#tarifs');
  renderPage();
  await waitFor(() => expect(panel()).not.toBeNull());
});

it('clears the fragment when it is closed, and takes back the step that opened it', async () => {
  const steps = history.length;
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Close prices' }));
  expect(panel()).toBeNull();
  await waitFor(() => expect(location.hash).toBe(''));
  expect(location.pathname).toBe('/cinemas/lyon');
  history.forward();
  await waitFor(() => expect(location.hash).toBe('#tarifs'));
  expect(history.length).toBe(steps + 1);
});

it('stays on the page when it was loaded with the fragment and is closed', async () => {
  history.replaceState(null, '', '/cinemas/lyon?a=1#tarifs');
  renderPage();
  await userEvent.click(await screen.findByRole('link', { name: 'Close prices' }));
  await waitFor(() => expect(location.href).toMatch(/\/cinemas\/lyon\?a=1$/));
});

it('closes when the visitor goes Back, who is then at the link again', async () => {
  await open();
  screen.getByRole('link', { name: 'Close prices' }).blur();
  history.back();
  await waitFor(() => expect(panel()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Prices' })));
});

it('closes with Escape and gives the focus back to the link', async () => {
  renderPage();
  const link = screen.getByRole('link', { name: 'Prices' });
  link.focus();
  await userEvent.click(link);
  await waitFor(() => expect(panel()).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(link);
  await waitFor(() => expect(location.hash).toBe(''));
});

it('leaves the other fragments of the page alone', async () => {
  history.replaceState(null, '', '/cinemas/lyon#info');
  const { container } = renderPage();
  // It listens.
  await waitFor(() => expect(container.querySelector('[data-live]')).not.toBeNull());
  expect(panel()).toBeNull();
  expect(location.hash).toBe('#info');
});
