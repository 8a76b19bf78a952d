// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '@/lib/domain/client';
import { useModals } from '@/lib/modals/modals.store';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { findClient, reloadSession } from '../session/session';
import { useGate } from '../session/sign-in-gate.store';
import { useSigned } from '../session/signed.store';
import { setFavourite } from './set-favourite';

const bellecour = { slug: 'bellecour', name: 'Bellecour' };
const terms = { limit: 5, language: 'fr' };
const tab = (...favoriteCinemas: string[]) => buildTab(buildSession({ ...camille, favoriteCinemas }));

describe('a favourite cinema', () => {
  it('is added on the screen before the server has said anything', async () => {
    const calls = stubAnswers([200, { favoriteCinemas: ['confluence', 'bellecour'] }]);
    const queries = tab('confluence');
    const done = setFavourite(queries, bellecour, true, terms);
    expect(findClient(queries)?.favoriteCinemas).toEqual(['confluence', 'bellecour']);
    expect(await done).toBe('done');
    expect(calls).toEqual([
      { method: 'POST', path: '/api/client/m-1001/cinema/bellecour', body: undefined, header: '1' },
    ]);
  });

  it('is removed', async () => {
    const calls = stubAnswers([200, { favoriteCinemas: [] }]);
    const queries = tab('bellecour');
    expect(await setFavourite(queries, bellecour, false, terms)).toBe('done');
    expect(calls[0]?.method).toBe('DELETE');
    expect(findClient(queries)?.favoriteCinemas).toEqual([]);
  });

  it('shows what the server says of all of them, as another tab may have changed some', async () => {
    stubAnswers([200, { favoriteCinemas: ['bastille', 'bellecour'] }]);
    const queries = tab('confluence');
    await setFavourite(queries, bellecour, true, terms);
    expect(findClient(queries)?.favoriteCinemas).toEqual(['bastille', 'bellecour']);
  });

  it('outlives an answer about the visitor that was asked for before', async () => {
    const queries = tab();
    const before = buildSession({ ...camille, favoriteCinemas: [] });
    const after = buildSession({ ...camille, favoriteCinemas: ['bellecour'] });
    const answers = [Promise.withResolvers<Session>(), Promise.withResolvers<Session>()];
    const asked = vi.fn(() => answers[asked.mock.calls.length - 1]?.promise ?? after);
    const observer = new QueryObserver(queries, { queryKey: ['session'], queryFn: asked, staleTime: Infinity });
    const stop = observer.subscribe(() => {});
    void reloadSession(queries);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));

    stubAnswers([200, { favoriteCinemas: ['bellecour'] }]);
    await setFavourite(queries, bellecour, true, terms);
    answers[0]?.resolve(before);
    answers[1]?.resolve(after);
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(findClient(queries)?.favoriteCinemas).toEqual(['bellecour']);
    stop();
  });

  it.each([
    [1, ['confluence']],
    [5, ['a', 'b', 'c', 'd', 'e']],
  ])('is refused beyond %i, without a call', async (limit, full) => {
    const calls = stubAnswers([200]);
    const queries = tab(...full);
    expect(await setFavourite(queries, bellecour, true, { ...terms, limit })).toBe('limit');
    expect([findClient(queries)?.favoriteCinemas, calls]).toEqual([full, []]);
  });

  it('is the fifth of five', async () => {
    stubAnswers([200, { favoriteCinemas: ['a', 'b', 'c', 'd', 'bellecour'] }]);
    expect(await setFavourite(tab('a', 'b', 'c', 'd'), bellecour, true, terms)).toBe('done');
  });

  it.each([
    [409, 'limit'],
    [404, 'failed'],
    [500, 'failed'],
    [403, 'failed'],
    [0, 'failed'],
  ] as const)('is put back when the server answers %i', async (status, outcome) => {
    stubAnswers([status]);
    const queries = tab('confluence');
    expect(await setFavourite(queries, bellecour, true, terms)).toBe(outcome);
    expect(findClient(queries)?.favoriteCinemas).toEqual(['confluence']);
  });

  it.each([
    ['on and off again', ['other'], [true, false]],
    ['off and on again', ['bellecour', 'other'], [false, true]],
    ['off', ['bellecour', 'other'], [false]],
  ])('is as it was, in its place, when nothing of what was pressed is taken: %s', async (_, slugs, presses) => {
    stubAnswers([502]);
    const queries = tab(...slugs);
    await Promise.all(presses.map((wanted) => setFavourite(queries, bellecour, wanted, terms)));
    expect(findClient(queries)?.favoriteCinemas).toEqual(slugs);
  });

  it('opens the gate and keeps the wish when the session has ended meanwhile', async () => {
    useSigned.setState({ signed: true });
    stubAnswers([401]);
    const queries = tab('confluence');
    expect(await setFavourite(queries, bellecour, true, terms)).toBe('expired');
    expect(findClient(queries)).toBeNull();
    expect(useSigned.getState().signed).toBe(false);
    expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['signInRequired']);
    expect(useGate.getState()).toMatchObject({ hasExpired: true, wanted: { kind: 'cinema', ...bellecour } });
  });

  it('keeps the wish to remove one as well', async () => {
    stubAnswers([401]);
    await setFavourite(tab('bellecour'), bellecour, false, terms);
    expect(useGate.getState().wanted).toEqual({ kind: 'cinema', ...bellecour, off: true });
  });

  it('is nobody’s without a client', async () => {
    const calls = stubAnswers([200]);
    expect(await setFavourite(buildTab(buildSession(null)), bellecour, true, terms)).toBe('failed');
    expect(calls).toEqual([]);
  });
});

describe('several presses in a row', () => {
  /** A gateway that answers when told to; says what it has been asked so far. */
  function answeringLater() {
    const asked: { method: string | undefined; answer(...favoriteCinemas: string[]): void }[] = [];
    vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      asked.push({ method, answer: (...favoriteCinemas) => resolve(Response.json({ favoriteCinemas })) });
      return promise;
    });
    return asked;
  }
  const bastille = { slug: 'bastille', name: 'Bastille' };

  it('end as the last one says, whatever the answer to an earlier one', async () => {
    const asked = answeringLater();
    const queries = tab('confluence');
    const first = setFavourite(queries, bellecour, true, terms);
    const second = setFavourite(queries, bastille, true, terms);
    asked[0]?.answer('confluence', 'bellecour');
    await first;
    expect(findClient(queries)?.favoriteCinemas).toEqual(['confluence', 'bellecour', 'bastille']);
    asked[1]?.answer('confluence', 'bellecour', 'bastille');
    await second;
    expect(findClient(queries)?.favoriteCinemas).toEqual(['confluence', 'bellecour', 'bastille']);
  });

  it('are sent one after the other, so that room is made before it is taken', async () => {
    const asked = answeringLater();
    const queries = tab('bellecour');
    const one = { ...terms, limit: 1 };
    const removed = setFavourite(queries, bellecour, false, one);
    const added = setFavourite(queries, bastille, true, one);
    expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
    asked[0]?.answer();
    await removed;
    await vi.waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'POST']));
    asked[1]?.answer('bastille');
    expect(await added).toBe('done');
  });

  it('are as many as they need to be: what was pressed and taken back meanwhile is not sent', async () => {
    const asked = answeringLater();
    const queries = tab('bellecour');
    const pressed = [false, true, false].map((wanted) => setFavourite(queries, bellecour, wanted, terms));
    asked[0]?.answer();
    await vi.waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']));
    asked[1]?.answer();
    expect(await Promise.all(pressed)).toEqual(['done', 'done', 'done']);
    expect(findClient(queries)?.favoriteCinemas).toEqual([]);
  });

  it('are all sent when the visitor leaves before the first is answered', async () => {
    const asked = answeringLater();
    const queries = tab('bellecour');
    const pressed = [
      setFavourite(queries, bellecour, false, terms),
      setFavourite(queries, bastille, true, terms),
      setFavourite(queries, bellecour, true, terms),
    ];
    expect(asked).toHaveLength(1);
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'POST', 'POST']));
    for (const { answer } of asked) answer('bastille', 'bellecour');
    await Promise.all(pressed);
  });
});
