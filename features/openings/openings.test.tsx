// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { groupOpenings, listOpened } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { showSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { OpeningsScreen } from './openings';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));
const wishes = vi.hoisted(() => ({ wishlist: [] as string[] }));
vi.mock('@/lib/visitor/marks/use-feelings', () => ({ useFeelings: () => wishes }));

const now = new Date('2026-11-20T18:00:00+01:00');
beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('SITE_NOW', now.toISOString());
  wishes.wishlist = [];
});

const title = (slug: string, salesOpenAt: string) => showSummary(slug, { title: slug, salesOpenAt });
const open = (shows: readonly ShowSummary[]) =>
  render(
    <Tab locale="fr-FR">
      <OpeningsScreen days={groupOpenings(shows, now, 'Europe/Paris')} opened={listOpened(shows, now)} />
    </Tab>,
  );
const shows = [title('Nova', '2026-11-26T10:00:00+01:00'), title('Dune', '2026-11-25T09:00:00Z')];

it('lists what opens under its day, each with its hour and a reminder', () => {
  open(shows);
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['mercredi 25\u00a0nov.', 'jeudi 26\u00a0nov.']);
  const row = within(screen.getByRole('heading', { name: 'Dune' }).closest('li') as HTMLElement);
  expect(row.getByText('10:00')).toBeDefined();
  const reminder = row.getByRole('link', { name: 'Me le rappeler, fichier .ics pour Dune' });
  expect(reminder.getAttribute('href')).toBe('/calendar/fr/opening/Dune.ics');
});

it('puts first what the visitor keeps in their list', () => {
  wishes.wishlist = ['Nova'];
  open(shows);
  const own = screen.getByRole('region', { name: 'Dans votre liste' });
  expect(within(own).getByRole('link').textContent).toBe('Nova');
  expect(own.textContent).toContain('Réservation dès jeu. 26\u00a0nov. à 10:00');
  const first = screen.getByRole('heading', { name: 'mercredi 25\u00a0nov.' });
  expect(own.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('says so where nothing is announced, with a way on', () => {
  open([title('Open', '2026-11-20T10:00:00+01:00')]);
  expect(screen.getByRole('heading', { name: 'Aucune ouverture annoncée' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Voir les films' })).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('tells who was told of an opening that it is open now, and nobody else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const opened = ['Tides', 'Lumen'].map((slug) =>
    showSummary(slug, { title: slug, salesOpenAt: '2026-11-19T23:30:00Z' }),
  );
  const old = showSummary('Old', { title: 'Old', salesOpenAt: '2026-11-05T10:00:00Z' });
  const told = Object.fromEntries(
    [opened[0]!, old, ...shows].map(({ ref, slug, salesOpenAt }) => [ref || slug, salesOpenAt]),
  );
  localStorage.candela_openings = JSON.stringify({ day: '2026-11-18', told, before: null });
  open([...shows, ...opened, old]);
  const news = await screen.findByRole('region', { name: 'Depuis votre visite du 18\u00a0novembre' });
  const lines = within(news)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Tides Ouvert' + 'Réservation ouverte depuis le 20\u00a0novembre']);
  vi.useRealTimers();
});

it('promises to tell of new dates only where the browser can keep what it told', () => {
  const keep = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open(shows);
  const promise = screen.getByRole<HTMLInputElement>('switch');
  fireEvent.click(promise);
  expect(promise.checked).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Votre navigateur ne garde rien d’une visite à l’autre.');
  keep.mockRestore();
  fireEvent.click(promise);
  expect(promise.checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Gardé sur cet appareil seulement.');
});

it('follows what the visitor asks for in another tab', () => {
  open(shows);
  const promise = screen.getByRole<HTMLInputElement>('switch');
  const tell = (key: string | null) => act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  const isTold = () => [promise.checked, screen.queryByRole('region', { name: /Depuis votre visite/ }) !== null];
  localStorage.candela_openings = JSON.stringify({
    day: '2026-11-20',
    told: {},
    before: { day: '2026-11-18', told: {} },
  });
  tell('candela_versions');
  expect(isTold()).toEqual([false, false]);
  const keep = vi.spyOn(Storage.prototype, 'setItem');
  tell('candela_openings');
  expect(isTold()).toEqual([true, true]);
  // Each would hear the other's, and answer it for ever.
  expect(keep).not.toHaveBeenCalled();
  localStorage.clear();
  tell(null);
  expect(isTold()).toEqual([false, false]);
});
