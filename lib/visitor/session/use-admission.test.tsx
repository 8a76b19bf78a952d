// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { buildSession, buildTab, camille, type StubbedAnswer, stubAnswers } from '@/tests/support/session-stubs';
import { useSession } from './session';
import { useGate } from './sign-in-gate.store';
import { useSigned } from './signed.store';
import { useAdmission } from './use-admission';
import { forgetWantedMark } from './wanted-mark';

const film = { kind: 'film', slug: 'dune-42', name: 'Dune' } as const;
const stack = () => useModals.getState().stack.map(({ id }) => id);

beforeEach(() => {
  forgetWantedMark();
  useModals.getState().closeAll();
});

function arrive(signed: boolean, queries: QueryClient) {
  useSigned.setState({ signed });
  return renderHook(() => ({ admit: useAdmission(), session: useSession() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <NextIntlClientProvider locale="fr-FR" messages={{}}>
          {children}
        </NextIntlClientProvider>
      </QueryClientProvider>
    ),
  }).result;
}

/** A tab that could not ask who is there. */
async function arriveInOutage(...answers: StubbedAnswer[]) {
  stubAnswers([502], ...answers);
  const queries = buildTab(buildSession(null));
  queries.clear();
  const result = arrive(true, queries);
  await waitFor(() => expect(result.current.session.isDown).toBe(true));
  return result;
}
const press = (result: ReturnType<typeof arrive>) => act(() => result.current.admit(film));

it('lets a client go on', async () => {
  expect(await press(arrive(true, buildTab(buildSession(camille))))).toBe('go');
});

it('asks whoever is signed out to sign in first', async () => {
  expect(await press(arrive(false, buildTab(buildSession(null))))).toBe('kept');
  expect([stack(), useGate.getState().wanted]).toEqual([['signInRequired'], film]);
});

it('asks who it is once more after an outage', async () => {
  expect(await press(await arriveInOutage([200, buildSession(camille)]))).toBe('go');
  expect(stack()).toEqual([]);
});

it('asks to sign in when the session is over after an outage', async () => {
  expect(await press(await arriveInOutage([200, buildSession(null)]))).toBe('kept');
  expect(stack()).toEqual(['signInRequired']);
});

it('takes no outage for somebody who is signed out', async () => {
  expect(await press(await arriveInOutage([504]))).toBe('down');
  expect([stack(), useGate.getState().wanted]).toEqual([[], null]);
});
