// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { settlePlace } from '@/lib/visitor/place/settle-place';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { answers, at, board, fetched, onFriday, show, venue } from './board.fixture';

const near = board({
  place: { key: 'cinemas:massena,lingostiere', name: '', isAsked: true },
  venues: [venue('Massena', [at('19:00')]), venue('Lingostiere', [at('20:00'), at('21:30')])],
});
const cinemas = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const lookAround = { name: '', cinemas: ['massena', 'lingostiere'] };

onFriday();
beforeEach(() => void fetched.mockImplementation(answers(near)));

it('asks for the cinemas around the visitor and never says where that is', async () => {
  show();
  const choice = { mode: 'position', value: '43.70,7.27' } as const;
  act(() => useLocator.setState({ choice, place: lookAround, source: 'chosen', ready: true }));
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  expect(fetched.mock.calls.map(([url]) => decodeURIComponent(url))).toEqual([
    '/api/screens/board/kestrel-point?language=en&place=cinemas:massena,lingostiere',
  ]);
  expect(screen.getByRole('button', { name: /Where.*Near me/ })).toBeDefined();
});

it('says how far the cinemas around the visitor are, which only the browser knows', async () => {
  show();
  const place = { ...lookAround, ways: { massena: 1.26 } };
  act(() => useLocator.setState({ choice: { mode: 'position', value: '43.70,7.27' }, place, ready: true }));
  expect(await screen.findByText(/1,3\skm/)).toBeDefined();
});

it('follows the backend’s guess to where the header says the visitor is', async () => {
  show();
  const place = { name: 'Nice', cinemas: ['lingostiere', 'massena'] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'nice' }, place, source: 'zone', ready: true }));
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  expect(fetched.mock.calls[0]?.[0]).toContain('place=city%3Anice');
  expect(cinemas()).toEqual(['Lingostiere', 'Massena']);
});

it('is shown once it is the visitor’s own, and not with another town before', async () => {
  const root = document.documentElement;
  root.dataset.unsettled = '';
  show();
  act(() => useLocator.setState({ ready: true }));
  expect(root.dataset.unsettled).toBe('');
  const place = { name: 'Nice', cinemas: ['lingostiere', 'massena'] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'nice' }, place, source: 'cookie' }));
  expect(root.dataset.unsettled).toBe('');
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  expect(root.dataset.unsettled).toBeUndefined();
});

it('is shown as it came where nobody can tell where the visitor is', () => {
  document.documentElement.dataset.unsettled = '';
  show();
  useLocator.setState({ ready: true });
  act(() => settlePlace(null, null, 'zone'));
  expect(document.documentElement.dataset.unsettled).toBeUndefined();
});

it('serves a town that the address names in its own word from what the page came with', () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/localisation-lyon');
  show();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks nothing for a place that the page holds already, and lists it in the locator’s order', () => {
  show();
  const place = { name: 'Lyon', cinemas: ['confluence', 'bellecour'] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, place, source: 'zone', ready: true }));
  expect(cinemas()).toEqual(['Confluence', 'Bellecour']);
  expect(fetched).not.toHaveBeenCalled();
});

it('puts a favourite cinema before those of the locator', () => {
  show();
  act(() => useSigned.setState({ favourites: ['confluence'] }));
  expect(cinemas()).toEqual(['Confluence', 'Bellecour']);
});

it('keeps the address it was opened with when the locator finds out what it means', () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/localisation-lyon');
  useLocator.setState({ ready: true, wish: 'lyon' });
  show();
  act(() => settlePlace({ mode: 'city', value: 'lyon' }, null, 'address'));
  expect(location.pathname).toBe('/en/movies/kestrel-point/filters/localisation-lyon');
});

it('leads from a place that plays nothing of it to the next days of the nearest cinemas, and to the country', async () => {
  const annecy = (day: string) =>
    board({
      place: { key: 'city:megeve', name: 'Megève', isAsked: false },
      day,
      venues: [{ ...venue('Annecy', [at('18:00', {}, day)]), kilometres: 35 }],
    });
  fetched.mockImplementation(async (url) => {
    if (!url.includes('place=')) return Response.json(board());
    return Response.json(annecy(/date=(\S+)/.exec(url)?.[1] ?? '2026-11-20'));
  });
  show();
  const place = { name: 'Megève', cinemas: [] };
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'megeve' }, place, source: 'chosen', ready: true }));
  await screen.findByRole('heading', { name: 'Another day, or further away' });
  const list = within(screen.getByRole('region', { name: 'Another day, or further away' }));
  await vi.waitFor(() =>
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label')?.replace(/\s/g, ' '))).toEqual([
      '18:00, Tomorrow, Annecy · 35 km · VF, French voices, book',
      '18:00, Monday, 23 November, Annecy · 35 km · VF, French voices, book',
      '18:05, Today, Bellecour · VF, French voices, book',
      '22:50, Today, Confluence · VF, French voices, book',
    ]),
  );
});

it('says of a shared link whose day is over that it is, and shows what comes next', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/date-2026-11-18');
  show();
  expect(await screen.findByText('Wednesday, 18 November is over: here are the next showings.')).toBeDefined();
  expect(screen.getByRole('link', { name: /^18:05/ })).toBeDefined();
});
