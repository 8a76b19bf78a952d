// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ModalId } from '@/lib/modals/modals.table';
import { installDialog } from '@/tests/support/install-dialog';
import { Dialog } from './dialog.island';

beforeAll(installDialog);

function Page({ inner = 'Lyon' }: { inner?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      <Dialog id="locator" open={open} onClose={() => setOpen(false)} title="Your cinema" closeLabel="Close">
        <button type="button">{inner}</button>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Choose' });
const opened = async () => {
  await userEvent.click(opener());
  return screen.getByRole('dialog', { name: 'Your cinema' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('holds nothing in the page until it is opened', () => {
  render(<Page />);
  expect(screen.queryByText('Lyon')).toBeNull();
});

it('takes the focus, and gives it back when Escape closes it', async () => {
  render(<Page />);
  const dialog = await opened();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.activeElement).toBe(opener());
});

it('gives the focus first to what asks for it', async () => {
  render(
    <Dialog id="search" open onClose={() => {}} title="Search" closeLabel="Close">
      <input aria-label="Film" data-autofocus />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Film'));
});

it('is closed by its button and by a press beside it, not by one inside', async () => {
  render(<Page />);
  await userEvent.click(await opened());
  await gone();

  await opened();
  await userEvent.click(screen.getByText('Lyon'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
});

it('stays open when a press that began inside ends beside it', async () => {
  render(<Page />);
  const dialog = await opened();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Lyon') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('is closed by Back, which leaves the visitor on the page', async () => {
  render(<Page />);
  const before = location.href;
  await opened();
  history.back();
  await gone();
  expect(location.href).toBe(before);
});

it('leaves no step behind in the history when it is closed otherwise', async () => {
  history.pushState({ page: 'films' }, '');
  render(<Page />);
  await opened();
  expect(history.state).not.toEqual({ page: 'films' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(history.state).toEqual({ page: 'films' }));
});

it('is a step of the history before it is seen', async () => {
  history.pushState({ page: 'films' }, '');
  const steps: unknown[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    steps.push(history.state);
    showModal.call(this);
  });
  render(<Page />);
  await opened();
  expect(steps).toHaveLength(1);
  expect(steps[0]).not.toEqual({ page: 'films' });
});

it('lets Back close the upper of two first', async () => {
  const closed: string[] = [];
  function Two() {
    const [open, setOpen] = useState<ModalId[]>(['filters', 'calendar']);
    const close = (name: ModalId) => () => {
      closed.push(name);
      setOpen((names) => names.filter((other) => other !== name));
    };
    return (['filters', 'calendar'] as const).map((name) => (
      <Dialog key={name} id={name} open={open.includes(name)} onClose={close(name)} title={name} closeLabel="Close">
        {name}
      </Dialog>
    ));
  }
  render(<Two />);
  history.back();
  await waitFor(() => expect(closed).toEqual(['calendar']));
  history.back();
  await waitFor(() => expect(closed).toEqual(['calendar', 'filters']));
});
