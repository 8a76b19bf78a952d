// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import { upcomingAt as at, stubUpcoming, upcomingVenue as venue } from '@/tests/support/upcoming';
import { OwnVenue } from './own-venue';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const server = stubUpcoming();
const tomorrow = { day: '2026-11-21' };

const show = () =>
  render(
    <Tab locale="fr-FR">
      <OwnVenue tag="imax" title="IMAX" heading="Prochaines séances IMAX" />
    </Tab>,
  );
const choose = () =>
  act(() => useLocator.setState({ ready: true, source: 'chosen', choice: { mode: 'city', value: 'lyon' } }));

it('begins with what plays next in it at the visitor’s own cinema', async () => {
  server.answer = { venues: [venue('confluence', [at('17:00'), at('19:50'), at('22:25')])] };
  show();
  choose();
  const link = await screen.findByRole('link', { name: 'Candela confluence' });
  expect(link.getAttribute('href')).toBe('/cinemas/confluence');
  const chips = within(screen.getByRole('list', { name: 'Prochaines séances IMAX, Candela confluence' }));
  expect(chips.getAllByRole('link').map((chip) => chip.getAttribute('aria-label')?.slice(0, 5))).toEqual([
    '19:50',
    '22:25',
  ]);
  expect(server.asked).toEqual(['/api/screens/experience/imax?language=fr&place=city%3Alyon']);
});

it('prefers the cinema of the place that still shows something today, and names the others', async () => {
  server.answer = {
    venues: [venue('a', [at('10:40', tomorrow)]), venue('b', [at('21:00')]), venue('c', [at('19:15')])],
  };
  show();
  choose();
  expect(await screen.findByRole('heading', { name: 'Candela b' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Candela c 19:15' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /Candela a/ })).toBeNull();
});

it('says how far the nearest is where the place has none', async () => {
  server.answer = { venues: [venue('valentine', [at('18:10')], { kilometres: 151.2 })] };
  show();
  choose();
  await screen.findByRole('heading', { name: 'Candela valentine' });
  expect(screen.getByText(/Le plus proche, à 151/)).toBeDefined();
});

it('asks who has no cinema to choose one, and says so where nothing can be shown', async () => {
  show();
  act(() => useLocator.setState({ ready: true, source: 'zone' }));
  expect(screen.getByRole('button', { name: 'Choisir un cinéma' })).toBeDefined();
  expect(server.asked).toEqual([]);
  server.answer = null;
  choose();
  expect(await screen.findByText('Aucune séance IMAX n’a pu s’afficher ici.')).toBeDefined();
});
