// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { type ModalId, modalRow, modals } from '@/lib/modals/modals.table';
import { installDialog } from '@/tests/support/install-dialog';
import { Modal } from './modal.island';

const page = vi.hoisted(() => ({ path: '/films' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));

const keysOf = (table: typeof modals) => Object.keys(table) as ModalId[];

beforeEach(() => {
  installDialog();
  page.path = '/films';
  history.replaceState(null, '', '/films');
});

function Page({ id = 'profile' }: { id?: ModalId }) {
  return (
    <>
      <button type="button" onClick={(event) => open(id, { trigger: event.currentTarget, data: { who: 'Camille' } })}>
        Open
      </button>
      <Modal id={id} title="Profile" closeLabel="Close">
        {({ data }, close) => (
          <>
            <p>{data.who}</p>
            <a href="/films">This page</a>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Modal>
    </>
  );
}
const { open, closeAll } = useModals.getState();
const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog', { name: 'Profile' });
const opened = async (id?: ModalId) => {
  const { rerender } = render(<Page {...(id && { id })} />);
  await userEvent.click(opener());
  expect(dialog()).not.toBeNull();
  return () => rerender(<Page {...(id && { id })} />);
};
const gone = () => waitFor(() => expect(dialog()).toBeNull());

it('is not there until the registry opens it, and then has what it was given', async () => {
  render(<Page />);
  expect(dialog()).toBeNull();
  await userEvent.click(opener());
  expect(dialog()?.textContent).toContain('Camille');
});

it('gives the focus back to what opened it, which had none (Safari)', async () => {
  render(<Page />);
  act(() => open('profile', { trigger: opener() }));
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.activeElement).toBe(opener());
});

it('closes with all others, before a sign-in that is required', async () => {
  await opened();
  act(closeAll);
  expect(dialog()).toBeNull();
  expect(useModals.getState().stack).toEqual([]);
});

it('does not outlive its page', async () => {
  const rerender = await opened();
  page.path = '/cinemas';
  rerender();
  await gone();
});

it.each(keysOf(modals).map((id) => [id, modalRow(id).isClosable !== false] as const))(
  '%s: another page, as by Back, closes it: %s',
  async (id, isClosed) => {
    vi.stubGlobal('innerWidth', 800);
    const rerender = await opened(id);
    page.path = '/cinemas';
    rerender();
    await waitFor(() => expect(dialog() === null).toBe(isClosed));
  },
);

it('stays open while the address says what was chosen a moment before: a filter is no other page', async () => {
  const rerender = await opened();
  page.path = '/films/filters/date-2026-11-25';
  rerender();
  await userEvent.tab();
  expect(dialog()).not.toBeNull();
});

it('closes at a link to the page in view, which leads nowhere', async () => {
  await opened();
  await userEvent.click(screen.getByRole('link', { name: 'This page' }));
  await gone();
});

it('can be closed from within', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await gone();
});

it('closes at a press that comes the moment it is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  open('profile');
  const shown = new Promise((done) => new MutationObserver(done).observe(place, { childList: true }));
  root.render(<Page />);
  // Before what React does once the page has been painted.
  await shown;
  screen.getByRole('button', { name: 'Done' }).click();
  await gone();
});

it('closes when the window grows beyond what its row allows', async () => {
  vi.stubGlobal('innerWidth', 800);
  await opened('menu');
  vi.stubGlobal('innerWidth', 1440);
  window.dispatchEvent(new Event('resize'));
  await gone();
});

it('stays until its business is done where its row says so', async () => {
  const before = history.length;
  await opened('authenticationFrame');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog()!);
  // Browsers close at a second Escape without asking.
  (dialog() as HTMLDialogElement).close();
  await waitFor(() => expect((dialog() as HTMLDialogElement).open).toBe(true));
  expect(history.length).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await gone();
});

it('leaves one step to go back to when another modal takes its place', async () => {
  await opened();
  act(() => {
    closeAll();
    open('profile');
  });
  history.back();
  await gone();
  expect(history.state).toBeNull();
});
