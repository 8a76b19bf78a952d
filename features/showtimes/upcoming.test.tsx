// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import { RowTimes } from './upcoming/row-times';
import type { Upcoming, UpcomingVenues } from './upcoming/upcoming.logic';

const at = (clock: string, film: string): Upcoming => ({
  face: { look: 'open', time: clock, labels: [film], foot: 'VOST' },
  name: `${clock}, ${film}, VOST`,
  url: `https://tickets.example/${film}/${clock}`,
  closes: Date.parse(`2026-11-20T${clock}:00+01:00`) / 60_000,
  film,
  time: `2026-11-20 ${clock}:00`,
  version: 'vost',
});
const venue = (slug: string, ...showings: Upcoming[]) => ({
  ...{ slug, name: `Candela ${slug}`, href: `/cinemas/${slug}`, street: '', picture: null, showings },
});
const answer: UpcomingVenues = {
  venues: [
    venue('confluence', at('17:50', 'Dune'), at('18:05', 'Nova'), at('18:20', 'Orca'), at('19:00', 'Vega')),
    venue('bellecour'),
  ],
};

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(answer);
  });
  useLocator.setState(useLocator.getInitialState(), true);
});
afterEach(() => vi.useRealTimers());

const show = (at?: string) =>
  render(
    <Tab locale="fr-FR">
      <ul>
        {['confluence', 'bellecour', 'massena'].map((slug) => (
          <li key={slug} data-keeps-times={slug === 'massena' ? undefined : ''}>
            <div data-testid={slug} data-times={slug} />
          </li>
        ))}
      </ul>
      <RowTimes at={at} label="Prochaines séances" none="Rien à réserver" />
    </Tab>,
  );
const chips = (slug: string) =>
  within(screen.getByTestId(slug))
    .queryAllByRole('link')
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);

it('says in the rows of a town what its cinemas show next, each with its film and the way to its tickets', async () => {
  show('city:lyon');
  const first = await screen.findByRole('link', { name: '17:50, Dune, VOST' });
  expect(first.getAttribute('href')).toBe('https://tickets.example/Dune/17:50');
  expect(within(screen.getByTestId('confluence')).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByTestId('bellecour').textContent).toBe('Rien à réserver');
  expect(asked).toEqual(['/api/screens/upcoming?language=fr&place=city%3Alyon']);
});

it('asks nothing for a list as long as its visitor has chosen nothing, and then for what they chose', async () => {
  show();
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'paris' }, source: 'zone' }));
  expect(asked).toEqual([]);
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, source: 'chosen' }));
  await screen.findByRole('link', { name: '17:50, Dune, VOST' });
  expect(asked).toHaveLength(1);
});

it('lists nothing that has begun', async () => {
  vi.setSystemTime(new Date('2026-11-20T17:06:00Z'));
  show('city:lyon');
  await screen.findByRole('link', { name: '18:20, Orca, VOST' });
  expect(chips('confluence')).toHaveLength(2);
});
