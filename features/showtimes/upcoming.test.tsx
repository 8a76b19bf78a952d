// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import { stubUpcoming, upcomingAt, upcomingVenue } from '@/tests/support/upcoming';
import { RowTimes } from './upcoming/row-times';

const server = stubUpcoming();
const films = { '17:50': 'Dune', '18:05': 'Nova', '18:20': 'Orca', '19:00': 'Vega' };
beforeEach(() => {
  server.answer = {
    venues: [
      upcomingVenue(
        'confluence',
        Object.entries(films).map(([clock, film]) => upcomingAt(clock, { film, foot: 'VOST' })),
      ),
      upcomingVenue('bellecour', []),
    ],
  };
});

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
  expect(first.getAttribute('href')).toBe('https://tickets.example/Dune/2026-11-20/17:50');
  expect(within(screen.getByTestId('confluence')).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByTestId('bellecour').textContent).toBe('Rien à réserver');
  expect(server.asked).toEqual(['/api/screens/upcoming?language=fr&place=city%3Alyon']);
});

it('asks nothing for a list as long as its visitor has chosen nothing, and then for what they chose', async () => {
  show();
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'paris' }, source: 'zone' }));
  expect(server.asked).toEqual([]);
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, source: 'chosen' }));
  await screen.findByRole('link', { name: '17:50, Dune, VOST' });
  expect(server.asked).toHaveLength(1);
});

it('lists nothing that has begun', async () => {
  vi.setSystemTime(new Date('2026-11-20T17:06:00Z'));
  show('city:lyon');
  await screen.findByRole('link', { name: '18:20, Orca, VOST' });
  expect(chips('confluence')).toHaveLength(2);
});

it('fills rows that keep room only once it is known which cinemas a place is made of', async () => {
  const dune = upcomingVenue('confluence', [upcomingAt('17:50', { film: 'Dune', foot: 'VOST' })]);
  server.answer = { venues: [dune, upcomingVenue('massena', [upcomingAt('18:30', { film: 'Lyra', foot: 'VF' })])] };
  show('city:lyon');
  await screen.findByRole('link', { name: '17:50, Dune, VOST' });
  expect(chips('massena')).toEqual([]);
  screen.getByTestId('massena').parentElement?.setAttribute('data-keeps-times', '');
  act(() => useLocator.setState({ place: { name: 'Lyon', cinemas: ['massena'] } }));
  expect(chips('massena')).toEqual(['18:30, Lyra, VF']);
});
