// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildSession, buildTab, camille } from '@/tests/support/session-stubs';
import { Tab } from '@/tests/support/tab';
import { reloadSession, useSession } from '../session/session';
import { useSigned } from '../session/signed.store';
import { setFavourite } from './set-favourite';

const bellecour = { slug: 'bellecour', name: 'Bellecour' };
const terms = { limit: 5, language: 'en' };

/** A signed-in visitor's screen, and a network that answers when told to. */
function visiting(...favoriteCinemas: string[]) {
  useSigned.setState({ signed: true });
  const asked: Record<string, ((body: unknown, status?: number) => void)[]> = { GET: [], POST: [], DELETE: [] };
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked[method]?.push((body, status = 200) => resolve(Response.json(body, { status })));
    return promise;
  });
  const queries = buildTab(buildSession({ ...camille, favoriteCinemas }));
  const { result } = renderHook(() => useSession().client?.favoriteCinemas, {
    wrapper: ({ children }) => <Tab queries={queries}>{children}</Tab>,
  });
  const answer = async (method: string, body: unknown, status?: number) => {
    await waitFor(() => expect(asked[method]).not.toHaveLength(0));
    asked[method]?.shift()?.(body, status);
  };
  const sessionAnswers = async (...slugs: string[]) => {
    await answer('GET', buildSession({ ...camille, favoriteCinemas: slugs }));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
  };
  const shows = (slugs: string[]) => waitFor(() => expect(result.current).toEqual(slugs));
  return { queries, shows, answer, sessionAnswers };
}

it.each([
  ['added', true, ['confluence'], ['confluence', 'bellecour']],
  ['removed', false, ['confluence', 'bellecour'], ['confluence']],
])('stays %s when an answer from before the press comes while it is being written', async (_, wanted, old, now) => {
  const { queries, shows, answer, sessionAnswers } = visiting(...old);
  void reloadSession(queries);
  const done = setFavourite(queries, bellecour, wanted, terms);
  await shows(now);

  await sessionAnswers(...old);
  await shows(now);

  await answer(wanted ? 'POST' : 'DELETE', { favoriteCinemas: now });
  expect(await done).toBe('done');
  await shows(now);
});

it('is put back, beside what such an answer said, when it cannot be written', async () => {
  const { queries, shows, answer, sessionAnswers } = visiting('confluence');
  void reloadSession(queries);
  const done = setFavourite(queries, bellecour, true, terms);
  await sessionAnswers('bastille');
  await shows(['bastille', 'bellecour']);
  await answer('POST', {}, 500);
  expect(await done).toBe('failed');
  await shows(['bastille']);
});
