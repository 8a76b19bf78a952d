// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { outlines } from '@/lib/sites/outlines';
import { Tab } from '@/tests/support/tab';
import type { CityGroup } from '../parts/cinemas.logic';
import { CountryMap } from './country-map';
import { drawCountry } from './country-map.logic';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const town = (name: string, latitude: number, longitude: number, count = 1): CityGroup => ({
  slug: name.toLowerCase(),
  name,
  isListed: true,
  region: '',
  codes: [],
  cinemas: Array.from(
    { length: count },
    (_, index) => ({ slug: `${name}-${index}`, gps: { latitude, longitude } }) as CinemaSummary,
  ),
});
const france = [
  town('Paris', 48.86, 2.35, 9),
  town('Saint-Denis', 48.94, 2.36),
  town('Lille', 50.63, 3.06, 3),
  town('Nice', 43.7, 7.27, 3),
  town('Brest', 48.39, -4.49),
];
const placed = (groups: readonly CityGroup[], site: keyof typeof outlines = 'fr') =>
  Object.fromEntries(drawCountry(outlines[site], groups)?.towns.map((one) => [one.name, one]) ?? []);

it('puts every town where it is, on the drawing', () => {
  const { Paris, Lille, Nice, Brest } = placed(france);
  expect(Lille!.top).toBeLessThan(Paris!.top);
  expect(Nice!.top).toBeGreaterThan(Paris!.top);
  expect(Brest!.left).toBeLessThan(Paris!.left);
  for (const { left, top } of [Paris!, Lille!, Nice!, Brest!])
    expect([left > 0, left < 100, top > 0, top < 100]).toEqual([true, true, true, true]);
});

it('names the larger of two towns that have room for one name', () => {
  const { Paris } = placed(france);
  const crowded = placed([
    ...france,
    ...['Cergy', 'Montreuil', 'Créteil', 'Massy'].map((name) => town(name, 48.88, 2.36)),
  ]);
  expect(Paris!.side).not.toBeNull();
  expect(crowded.Paris!.side).not.toBeNull();
  expect(['Cergy', 'Montreuil', 'Créteil', 'Massy'].some((name) => crowded[name]!.side === null)).toBe(true);
});

it('draws nothing for a country whose cinemas are in one or two towns, nor for positions that nobody knows', () => {
  expect(drawCountry(undefined, [town('Dakar', 14.7, -17.4, 2)])).toBeNull();
  const lost = { ...town('Lyon', 0, 0), cinemas: [{ slug: 'x', gps: null } as CinemaSummary] };
  expect(drawCountry(outlines.fr, [lost, ...france.slice(0, 2)])).toBeNull();
});

it('leads to each town, and is silent beside the list that says the same', () => {
  const { container } = render(
    <Tab locale="fr-FR">
      <CountryMap groups={france} />
    </Tab>,
  );
  expect(container.querySelector('a[data-of="nice"]')?.getAttribute('href')).toBe('/cinemas/ville/nice');
  expect(screen.queryByRole('link')).toBeNull();
  expect([...container.querySelectorAll('a')].every(({ tabIndex }) => tabIndex === -1)).toBe(true);
});
