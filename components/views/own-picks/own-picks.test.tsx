// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { useFilters } from '@/lib/routing/use-filters';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { OwnPicks } from './own-picks';

const versions = { vf: { label: 'VF', description: '' }, vost: { label: 'VOST', description: '' } };

function Row({ offered }: { offered: readonly string[] }) {
  const [filters, setFilters] = useFilters();
  const own = { Pick: FilterPick, filters, setFilters, versions, offered };
  return (
    <>
      <OwnPicks part="kept" {...own} />
      <OwnPicks part="keep" {...own} />
    </>
  );
}
const show = (offered = ['vf', 'vost'], locale: Locale = 'fr-FR') =>
  render(
    <Tab locale={locale}>
      <Row offered={offered} />
    </Tab>,
  );
const words = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/films/dune');
});
afterEach(cleanup);

it('keeps what was chosen once asked, and takes it back with one press', async () => {
  history.replaceState(null, '', '/films/dune/filters/versions-vost');
  show();
  expect(words()).toEqual(['Retenir pour la prochaine fois']);
  await press(/Retenir/);
  expect([words(), localStorage.candela_versions]).toEqual([['Retenu : VOST ×'], 'vost']);
  await press(/Retenu/);
  expect([words(), localStorage.candela_versions, location.pathname]).toEqual([[], undefined, '/films/dune']);
});

it('asks of a page one came to by a link what the device has kept', () => {
  localStorage.candela_versions = 'vost';
  const steps = history.length;
  show();
  expect([location.pathname, history.length]).toEqual(['/films/dune/filters/versions-vost', steps]);
  expect(words()).toEqual(['Retenu : VOST ×']);
});

it('lets the address win, and offers to keep that in its stead', () => {
  localStorage.candela_versions = 'vost';
  history.replaceState(null, '', '/films/dune/filters/versions-vf');
  show();
  expect([words(), location.pathname]).toEqual([['Retenir pour la prochaine fois'], '/films/dune/filters/versions-vf']);
});

it('asks for nothing that a page has none of, and says so', () => {
  localStorage.candela_versions = 'vost';
  show(['vf']);
  expect([words(), location.pathname]).toEqual([['VOST : pas ici ×'], '/films/dune']);
});

it('suggests the originals to who reads another language than the country’s, on the first page of the visit', async () => {
  show(['vf', 'vost'], 'en-FR');
  await press(/original version/);
  expect(location.pathname).toBe('/films/dune/filters/versions-vost');
  cleanup();
  history.replaceState(null, '', '/films/nova');
  show(['vf', 'vost'], 'en-FR');
  expect(words()).toEqual([]);
});

it('suggests nothing to who reads the language of the country', () => {
  show();
  expect(words()).toEqual([]);
});
