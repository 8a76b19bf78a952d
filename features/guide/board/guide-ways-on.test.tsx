// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenedShowing } from '@/components/views/showing-panel/opened-showing.store';
import { day, onFriday, press, show } from './guide.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

onFriday();

it('says from when on the films themselves begin, where a window has a beginning', async () => {
  history.replaceState(null, '', '/seances/filters/after-1915');
  show();
  await screen.findByRole('toolbar', { name: 'Nova' });
  await screen.findByText(/films à partir/);
  expect(screen.getByRole('status').textContent).toBe(
    '2 cinémas, 4 séances à venir\u00a0· films à partir de 19:40 environ',
  );
});

it('says of a shared link whose hours are over that they are, and leads to the same hours of the next day', async () => {
  history.replaceState(null, '', '/seances/filters/after-1330/before-1700');
  show();
  expect(await screen.findByText('Ces séances sont passées')).toBeDefined();
  await press('Voir demain');
  expect(location.pathname).toBe('/seances/filters/date-2026-11-21/after-1330/before-1700');
});

it('says of a shared link whose day is over that it is, and shows what comes next', async () => {
  history.replaceState(null, '', '/seances/filters/date-2026-11-18');
  show();
  expect(await screen.findByText('Mercredi 18 novembre est passé : voici les prochaines séances.')).toBeDefined();
  expect(await screen.findByRole('toolbar', { name: 'Dune' })).toBeDefined();
});

it.each([
  ['Par film', '21:30, VF, Gerland, Complet, French voices, voir d’autres séances'],
  ['Par heure', /^21:30/],
  ['Par cinéma', '21:30, VF, Gerland, Complet, French voices, voir d’autres séances'],
])('opens what there is in place of one that is sold out: %s', async (way, name) => {
  useOpenedShowing.setState({ opened: null });
  show();
  await screen.findByRole('toolbar', { name: 'Nova' });
  await press(way);
  const bar = await screen.findByRole('button', { name });
  expect(bar.getAttribute('aria-haspopup')).toBe('dialog');
  act(() => bar.click());
  expect(useOpenedShowing.getState().opened).toMatchObject({
    showing: { time: `${day} 21:30:00`, status: 'soldout' },
    show: { slug: 'Nova', title: 'Nova', minutes: 80 },
    place: { slug: 'gerland', name: 'Candela Lyon Gerland' },
  });
});

it('goes by the arrows to what is sold out as well', async () => {
  show();
  const nova = await screen.findByRole('toolbar', { name: 'Nova' });
  const [first] = within(nova).getAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^21:30.*Complet/);
});

it('goes by the arrows along a line, and to what begins at that time in the next', async () => {
  show();
  const dune = await screen.findByRole('toolbar', { name: 'Dune' });
  const [first, second] = within(dune).getAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^19:30/);
});
