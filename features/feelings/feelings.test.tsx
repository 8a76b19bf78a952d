// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Feelings } from '@/lib/domain/client';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { Tab } from '@/tests/support/tab';
import { useFeelingChange } from './opinion/use-feeling-change';

const dune = { slug: 'dune', name: 'Dune' };
const known: Feelings = { wishlist: ['dune', 'nova'], emotions: {}, counts: {} };
let queries: QueryClient;

beforeEach(() => {
  useAlerts.setState({ queue: [] });
  useSigned.setState({ signed: true });
  queries = buildTab(buildSession(camille));
  queries.setQueryData(['feelings', camille.id], known);
});

const changing = () =>
  renderHook(() => useFeelingChange(), {
    wrapper: ({ children }) => <Tab queries={queries}>{children}</Tab>,
  }).result.current;
const wishlist = () => queries.getQueryData<Feelings>(['feelings', camille.id])?.wishlist;
const said = () => useAlerts.getState().queue.map(({ title }) => title);
/** Gone with its card, as in the list of the account. */
const gone = () => document.createElement('button');

it('offers to undo a removal whose heart is gone', async () => {
  const calls = stubAnswers([200, { ...known, wishlist: ['nova'] }], [200, known]);
  const change = changing();
  await act(() => change(dune, { wish: false }, { trigger: gone() }));
  const [toast] = useAlerts.getState().queue;
  expect([toast?.title, toast?.action?.label]).toEqual(['Dune removed', 'Undo']);
  await act(async () => toast?.action?.act());
  await expect.poll(wishlist).toEqual(['dune', 'nova']);
  expect(calls.map(({ body }) => body)).toEqual([
    { intention: 0, isDelete: true },
    { intention: 2, isDelete: false },
  ]);
});

it('keeps the last removal alone on offer', async () => {
  stubAnswers([200, { ...known, wishlist: ['nova'] }], [200, { ...known, wishlist: [] }]);
  const change = changing();
  await act(() => change(dune, { wish: false }, { trigger: gone() }));
  await act(() => change({ slug: 'nova', name: 'Nova' }, { wish: false }, { trigger: gone() }));
  expect(said()).toEqual(['Nova removed']);
});

it('says nothing where the heart itself undoes it', async () => {
  stubAnswers([200, { ...known, wishlist: ['nova'] }]);
  const heart = gone();
  document.body.append(heart);
  const change = changing();
  await act(() => change(dune, { wish: false }, { trigger: heart }));
  expect([wishlist(), said()]).toEqual([['nova'], []]);
});

it.each([500, 504, 403, 0])('puts back what the server answered %i to, and says so', async (status) => {
  stubAnswers([status]);
  const change = changing();
  await act(() => change(dune, { wish: false }, { trigger: gone() }));
  expect([wishlist(), said()]).toEqual([['dune', 'nova'], ['Dune could not be saved']]);
});

it('says to wait where there were too many changes', async () => {
  stubAnswers([429]);
  const change = changing();
  await act(() => change(dune, { wish: false }, { trigger: gone() }));
  expect(wishlist()).toEqual(['dune', 'nova']);
  expect(useAlerts.getState().queue.map(({ subtitle }) => subtitle)).toEqual([
    'Too many changes at once. Wait a minute, then try again.',
  ]);
});

it('puts an opinion back as well', async () => {
  stubAnswers([500]);
  const change = changing();
  await act(() => change(dune, { emotion: 'loved' }));
  expect(queries.getQueryData<Feelings>(['feelings', camille.id])?.emotions).toEqual({});
  expect(said()).toEqual(['Dune could not be saved']);
});
