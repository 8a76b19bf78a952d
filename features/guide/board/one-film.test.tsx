// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { filmUrl } from '../asking/guide-urls';
import { onFriday, press, show } from './guide.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

onFriday();

it('shows one film, and none with an interval, where the address says so', async () => {
  history.replaceState(null, '', '/seances/filters/film-Nova/break-none');
  show();
  await screen.findByRole('toolbar', { name: 'Nova' });
  expect(screen.queryByRole('toolbar', { name: 'Dune' })).toBeNull();
  await press('Sans entracte');
  expect(location.pathname).toBe('/seances/filters/film-Nova');
  await press('Nova');
  expect(location.pathname).toBe('/seances');
});

it('calls a film that does not play on the day by its title all the same', async () => {
  history.replaceState(null, '', '/seances/filters/film-solo');
  const data = { slug: 'solo', title: 'Solo for One' };
  useAnswers.setState({ [filmUrl('fr', 'solo')]: { data, at: 0, failures: 0, asking: null } });
  show();
  expect(await screen.findByRole('button', { name: 'Solo for One', pressed: true })).toBeDefined();
});

it('shows nobody the address of a film while its title is on its way', async () => {
  history.replaceState(null, '', '/seances/filters/film-perihelion-drift-2282');
  show();
  expect(await screen.findByRole('button', { name: 'Perihelion drift', pressed: true })).toBeDefined();
  expect(screen.queryByText(/perihelion-drift-2282/)).toBeNull();
});
