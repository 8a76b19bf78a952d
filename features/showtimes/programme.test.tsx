// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Showing } from '@/lib/domain/showing';
import { painted } from '@/tests/support/painted';
import { Tab } from '@/tests/support/tab';
import { ProgrammeIsland } from './programme/programme.island';
import type { FilmRow, ProgrammeDay } from './programme/programme.logic';

const facts = showtimeFacts();
const at = (clock: string, day = '2026-11-20', version = 'vf'): Showing => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} 23:30:00`,
  version,
  until: `${day}T${clock}:00+01:00`,
  url: `https://tickets.example/${clock}`,
});
const row = (title: string, showings: Showing[], own: Partial<FilmRow> = {}): FilmRow => ({
  slug: title,
  href: `/films/${title}`,
  title,
  poster: null,
  tone: undefined,
  facts: ['1h46 · Thriller', 'd’Aidan Morrow'],
  rating: { look: 'legal', text: '' },
  flag: null,
  isKids: false,
  showings,
  ...own,
});
const first: ProgrammeDay = {
  day: '2026-11-20',
  dates: ['2026-11-20', '2026-11-22'],
  versions: ['vf', 'vost'],
  tags: [],
  rows: [
    row('Kestrel Point', [at('18:05'), at('20:15', '2026-11-20', 'vost')]),
    row('Minou', [at('17:45')], { isKids: true }),
  ],
};
const sunday: ProgrammeDay = { ...first, day: '2026-11-22', rows: [row('Totality', [at('11:00', '2026-11-22')])] };
const renderProgramme = (sent: ProgrammeDay | null) =>
  render(
    <Tab locale="fr-FR">
      <main id="main" tabIndex={-1}>
        <ProgrammeIsland
          cinema={{ slug: 'candela-lyon-confluence', name: 'Candela Lyon Confluence', weekOffset: 3 }}
          first={sent}
          facts={facts}
          legend={<p>What the marks mean</p>}
        />
      </main>
    </Tab>,
  );
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  history.replaceState(null, '', '/cinemas/candela-lyon-confluence');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json(sunday));
  renderProgramme(first);
});
afterEach(() => vi.useRealTimers());

const films = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await painted();
};

it('shows the films of the day with their own', () => {
  expect(films()).toEqual(['Kestrel Point', 'Minou']);
  expect(screen.getAllByText('1h46 · Thriller')).toHaveLength(2);
  expect(screen.getAllByText('d’Aidan Morrow')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2, name: 'Films du vendredi 20\u00a0novembre' })).toBeDefined();
});

it('asks one question for another day', async () => {
  await press(/^dim\. ?22/);
  expect(await screen.findByRole('link', { name: 'Totality' })).toBeDefined();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/screens/programme/candela-lyon-confluence?language=fr&date=2026-11-22',
  ]);
  expect(films()).toEqual(['Totality']);
});

it('speaks of several days that were wanted of the one with films', async () => {
  cleanup();
  history.replaceState(null, '', '/cinemas/candela-lyon-confluence/filters/date-2026-11-21,2026-11-22');
  renderProgramme(first);
  expect(await screen.findByRole('heading', { level: 2, name: 'Films du dimanche 22\u00a0novembre' })).toBeDefined();
  expect(screen.getByRole('button', { current: 'date' }).textContent).toContain('22');
});

it('narrows to the evening and to children', async () => {
  await press('Après 18:00');
  expect(films()).toEqual(['Kestrel Point']);
  expect(screen.getByRole('status').textContent).toBe('1 film');
  await press('Après 18:00');
  await press('Kids');
  expect(films()).toEqual(['Minou']);
});

it('keeps the focus on a filter that was taken back and that the day does not offer', async () => {
  await press('Kids');
  await press(/^dim\. ?22/);
  await screen.findByText(/^Aucune séance de ce genre/);
  await press('Kids');
  const kids = screen.getByRole('button', { name: 'Kids' });
  expect(kids.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(kids);
  await press('Kids');
  expect(kids.getAttribute('aria-pressed')).toBe('false');
});

it('says when nothing is left and clears the filters', async () => {
  await press(/^VOST/);
  await press('Kids');
  expect(screen.getByText('Aucune séance de ce genre aujourd’hui')).toBeDefined();
  await press('Enlever les filtres');
  expect(films()).toEqual(['Kestrel Point', 'Minou']);
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect(location.pathname).toBe('/cinemas/candela-lyon-confluence');
});

it('puts films with something to book first, and folds those of which nothing is left', async () => {
  const past = { status: 'soldout' } as const;
  fetched.mockImplementation(async () =>
    Response.json({
      ...sunday,
      day: '2026-11-21',
      rows: [
        row('Over', [at('10:00'), at('14:00')]),
        row('Full', [{ ...at('20:00'), ...past }]),
        row('Open', [at('11:00'), at('21:00')]),
      ],
    }),
  );
  act(() => history.replaceState(null, '', '/cinemas/candela-lyon-confluence/filters/date-2026-11-22'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText('1 film sans autre séance')).toBeDefined();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Open', 'Full', 'Over']);
  expect(screen.getByRole('link', { name: 'Over' }).closest('details')?.open).toBe(false);
  expect(screen.getByText('1 séance passée').closest('details')?.textContent).toContain('11:00');
  expect(screen.getByRole('status').textContent).toBe('2 films');
});

const goTo = (path: string) =>
  act(() => {
    history.replaceState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

it('lets through what begins and ends in the evening of the address, and asks for it behind "More"', async () => {
  await press(/^VOST/);
  await userEvent.click(screen.getByText('Plus'));
  const after = await screen.findByLabelText('Début après');
  await userEvent.selectOptions(after, '19:00');
  await painted();
  expect(location.pathname).toBe('/cinemas/candela-lyon-confluence/filters/versions-vost/after-1900');
  expect(films()).toEqual(['Kestrel Point']);
  await userEvent.selectOptions(screen.getByLabelText('Fin avant'), '23:30');
  await painted();
  expect(films()).toEqual(['Kestrel Point']);
  await userEvent.selectOptions(screen.getByLabelText('Trajet retour'), '30 min');
  await painted();
  expect(screen.queryByRole('heading', { level: 3, name: 'Kestrel Point' })).toBeNull();
  expect(screen.getByText('Aucune séance de ce genre aujourd’hui')).toBeDefined();
});

it('says which evening cannot be, and takes it back', async () => {
  goTo('/cinemas/candela-lyon-confluence/filters/after-0030/before-2300');
  await painted();
  expect(screen.getByText('Aucune séance ne peut commencer après 00:30 et finir avant 23:00')).toBeDefined();
  await press('Enlever les filtres');
  expect(location.pathname).toBe('/cinemas/candela-lyon-confluence');
  expect(films()).toEqual(['Kestrel Point', 'Minou']);
});

it('says of no day that it has no showings, and nothing of what is for children, while nobody can tell, and asks for the one that is pressed', async () => {
  cleanup();
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
  renderProgramme(null);
  expect(screen.queryByRole('button', { name: /aucune séance/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kids' })).toBeNull();
  await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5000 });
  fetched.mockImplementation(async () => Response.json(sunday));
  await press(/^dim\. ?22/);
  expect(await screen.findByRole('link', { name: 'Totality' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Kids' })).toBeDefined();
});
