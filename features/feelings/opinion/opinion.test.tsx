// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { knowAnswer } from '@/tests/support/know-answer';
import { messagesIn } from '@/tests/support/messages-in';
import { buildSession, buildTab, camille, setSignedCookie } from '@/tests/support/session-stubs';
import { showInTab } from '@/tests/support/tab';
import { OpinionIsland } from './opinion.island';

const counts = { wishlist: 3, loved: 0, liked: 0, disappointed: 0 };
const page = (
  <OpinionIsland slug="dune" name="Dune" counts={counts} felt={null} isNew={false}>
    <button type="button" data-emotion="loved">
      as the server wrote it
    </button>
  </OpinionIsland>
);
const face = () => screen.getByRole('button', { name: 'as the server wrote it' });

// Under load the first reading of a file takes longer than a test waits for what it shows.
beforeAll(() => import('./signed-opinion.island'), 30_000);
beforeEach(() => {
  Cookies.remove('candela_signed');
  useSigned.setState({ signed: null });
  useGate.setState({ wanted: null, waiting: [] });
  useModals.getState().closeAll();
});

it('asks a stranger to sign in', async () => {
  useSigned.setState({ signed: false });
  showInTab(page);
  await userEvent.click(face());
  expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['signInRequired']);
  expect(useGate.getState().wanted).toMatchObject({ kind: 'emotion', slug: 'dune', emotion: 'loved' });
});

it('stays in its place for a member, and keeps what is pressed, until it can be done', async () => {
  setSignedCookie(camille);
  // The words of its sentences are on their way.
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/words/') ? new Promise(() => {}) : Response.json({ wishlist: [], emotions: {}, counts: {} }),
  );
  useSigned.setState({ signed: true });
  showInTab(page, buildTab(buildSession(camille)));
  await act(async () => {});
  await userEvent.click(face());
  expect(useGate.getState().waiting).toMatchObject([{ kind: 'emotion', slug: 'dune', emotion: 'loved' }]);
  expect(useModals.getState().stack).toEqual([]);
  await act(async () => knowAnswer('/api/words/fr/feelings', messagesIn('fr')));
  await screen.findByRole('group', { name: /Dune/ });
});
