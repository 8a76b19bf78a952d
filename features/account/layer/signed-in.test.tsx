// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { keepWish, useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { buildSession, camille, setSignedCookie, stubAnswers } from '@/tests/support/session-stubs';
import { showInTab } from '@/tests/support/tab';
import { SignedIn } from './signed-in.island';

it('asks to sign in once more for what was pressed while a session that had ended was still asked for', async () => {
  setSignedCookie(camille);
  useSigned.setState({ signed: true });
  stubAnswers([200, buildSession(null)]);
  keepWish({ kind: 'film', slug: 'dune', name: 'Dune' });
  showInTab(<SignedIn />);
  await waitFor(() => expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['signInRequired']));
  expect(useGate.getState()).toMatchObject({ wanted: { slug: 'dune' }, hasExpired: true, waiting: [] });
});
