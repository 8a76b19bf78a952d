// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { IntentLink } from './intent-link.island';

const router = vi.hoisted(() => ({ prefetch: vi.fn(), push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.prefetch.mockReset();
  router.push.mockReset();
  router.replace.mockReset();
  history.replaceState(null, '');
});

const page = (path: string) => location.origin + path;

/** Whether the browser was left to follow it. */
const click = (props: Partial<Parameters<typeof IntentLink>[0]> = {}, how: object = {}) => {
  render(
    <IntentLink href="/films/totality" {...props}>
      Totality
    </IntentLink>,
  );
  return fireEvent.click(screen.getByRole('link'), { button: 0, ...how });
};

it('fetches a page when it is pointed at, touched or focused, and not before', () => {
  render(<IntentLink href="/films/totality">Totality</IntentLink>);
  expect(router.prefetch).not.toHaveBeenCalled();
  const link = screen.getByRole('link');
  for (const point of [fireEvent.mouseEnter, fireEvent.touchStart, fireEvent.focus]) {
    router.prefetch.mockReset();
    point(link);
    expect(router.prefetch).toHaveBeenCalledWith(page('/films/totality'), { kind: 'full' });
  }
});

it('changes the page without a reload', () => {
  expect(click()).toBe(false);
  expect(router.push).toHaveBeenCalledWith(page('/films/totality'));
});

it('goes where the element says by then: a choice of the visitor goes along', () => {
  render(<IntentLink href="/films/totality">Totality</IntentLink>);
  const link = screen.getByRole('link');
  link.setAttribute('href', '/films/totality/filters/date-2026-11-21');
  fireEvent.mouseEnter(link);
  fireEvent.click(link);
  const carried = page('/films/totality/filters/date-2026-11-21');
  expect(router.prefetch).toHaveBeenCalledWith(carried, { kind: 'full' });
  expect(router.push).toHaveBeenCalledWith(carried);
});

it('takes the step of the dialog that it lies in, so that Back leads to the page', () => {
  history.replaceState({ layers: 1 }, '');
  click();
  expect(router.replace).toHaveBeenCalledWith(page('/films/totality'));
  expect(router.push).not.toHaveBeenCalled();
});

it.each([
  ['a new tab', {}, { ctrlKey: true }],
  ['a new tab on a Mac', {}, { metaKey: true }],
  ['a new window', {}, { shiftKey: true }],
  ['the middle button', {}, { button: 1 }],
  ['a window of its own', { target: '_blank' }, {}],
  ['a download', { download: '' }, {}],
  ['another host', { href: 'https://tickets.example/1' }, {}],
])('leaves %s to the browser', (_, props, how) => {
  const browsers = vi.fn((event: Event) => event.preventDefault());
  addEventListener('click', browsers, { once: true });
  click(props, how);
  expect(router.push).not.toHaveBeenCalled();
  expect(browsers).toHaveBeenCalled();
});

it('does not go where its own handler says no', () => {
  click({ onClick: (event) => event.preventDefault() });
  expect(router.push).not.toHaveBeenCalled();
});
