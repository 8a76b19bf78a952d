// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { findClient } from '@/lib/visitor/session/session';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { Tab } from '@/tests/support/tab';
import { CinemaFinder } from './parts/cinema-finder.island';
import { useFavouriteChange } from './parts/use-favourite-change';

const bellecour = { slug: 'bellecour', name: 'Bellecour' };
let queries: QueryClient;

beforeEach(() => {
  useAlerts.setState({ queue: [] });
  useSigned.setState({ signed: true });
  queries = buildTab(buildSession(camille));
});

const changing = (limit: number) =>
  renderHook(() => useFavouriteChange(limit), {
    wrapper: ({ children }) => <Tab queries={queries}>{children}</Tab>,
  }).result.current;
const favourites = () => findClient(queries)?.favoriteCinemas;
const said = () => useAlerts.getState().queue.map(({ level, title }) => `${level} ${title}`);

it('refuses one more than the limit with its number, for ten seconds', async () => {
  const calls = stubAnswers([200]);
  const change = changing(1);
  await act(() => change(bellecour, true));
  expect(useAlerts.getState().queue).toMatchObject([
    {
      level: 'WARNING',
      title: '1 favourite cinema at most',
      subtitle: 'Remove it to add Bellecour.',
      autoCloseMs: 10_000,
    },
  ]);
  expect([favourites(), calls]).toEqual([['confluence'], []]);
});

it('refuses as well when another tab was quicker', async () => {
  stubAnswers([409, { error: 'full', limit: 5 }]);
  const change = changing(5);
  await act(() => change(bellecour, true));
  expect([favourites(), said()]).toEqual([['confluence'], ['WARNING 5 favourite cinemas at most']]);
});

it.each([
  ['a cinema that is in no list', 404],
  ['an outage', 502],
  ['a lost line', 0],
])('puts back what %s refused, and says so', async (_, status) => {
  stubAnswers([status]);
  const change = changing(5);
  await act(() => change(bellecour, true));
  expect([favourites(), said()]).toEqual([['confluence'], ['WARNING Your favourites could not be changed']]);
});

it('says to wait where there were too many changes', async () => {
  stubAnswers([429]);
  const change = changing(5);
  await act(() => change(bellecour, true));
  expect(favourites()).toEqual(['confluence']);
  expect(useAlerts.getState().queue.map(({ subtitle }) => subtitle)).toEqual([
    'Too many changes at once. Wait a minute, then try again.',
  ]);
});

it('says what was taken back when it was pressed before anything could be said, and offers to undo it', async () => {
  stubAnswers([200, { favoriteCinemas: [] }]);
  const change = changing(5);
  await act(() => change({ slug: 'confluence', name: 'Confluence' }, false, { isSaid: true }));
  expect([favourites(), said()]).toEqual([[], ['INFO Confluence is no longer a favourite']]);
});

it('offers to undo a removal whose heart is gone', async () => {
  stubAnswers([200, { favoriteCinemas: [] }], [200, { favoriteCinemas: ['confluence'] }]);
  const change = changing(5);
  const confluence = { slug: 'confluence', name: 'Confluence' };
  await act(() => change(confluence, false, { trigger: document.createElement('button') }));
  expect([favourites(), said()]).toEqual([[], ['INFO Confluence is no longer a favourite']]);
  await act(async () => useAlerts.getState().queue[0]?.action?.act());
  await expect.poll(favourites).toEqual(['confluence']);
});

it('hands the focus on to the next cinema when the one that was added leaves the list', async () => {
  const cinemas = ['Bellecour', 'Gerland', 'Vaise'].map((name) => ({
    ...{ slug: name.toLowerCase(), name, city: 'Lyon', postalCode: '69002' },
  })) as unknown as readonly CinemaSummary[];
  const list = (favourites: string[]) => (
    <Tab queries={queries}>
      <CinemaFinder cinemas={cinemas} favourites={favourites} limit={5} />
    </Tab>
  );
  stubAnswers([200]);
  const { rerender } = render(list([]));
  await userEvent.type(screen.getByRole('searchbox'), 'lyon');
  await userEvent.click(screen.getByRole('button', { name: /Gerland/ }));
  rerender(list(['gerland']));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Vaise/);
});
