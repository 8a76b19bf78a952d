// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccessCinema, AccessShowing } from '@/lib/domain/accessible';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { showInTab } from '@/tests/support/tab';
import { AccessShowingsIsland } from './access-showings.island';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const at = (time: string, own: Partial<AccessShowing> = {}): AccessShowing => ({
  film: 0,
  time: `${time}:00`,
  endTime: `${time.slice(0, 11)}23:10:00`,
  version: 'vf',
  kinds: ['audiodesc'],
  words: 'Voix françaises',
  url: `https://tickets.example/${time.slice(11)}`,
  ...own,
});
const cinema = (title: string, showings: AccessShowing[], own: Partial<AccessCinema> = {}): AccessCinema => ({
  films: [{ slug: title, title, href: `/films/${title}` }],
  showings,
  later: {},
  isStepFree: true,
  services: ['Boucle magnétique'],
  html: null,
  url: null,
  ...own,
});
const house = (name: string) => ({ slug: name.toLowerCase(), name: `Candela ${name}`, href: `/cinemas/${name}` });
const page = { key: 'city:paris', name: 'Paris', cinemas: [house('Odéon')], others: [{ name: 'Opéra', href: '/o' }] };
const kinds = [
  { kind: 'audiodesc', tag: 'audiodesc', text: 'Casque à demander au comptoir.', houses: [] },
  {
    kind: 'quiet',
    tag: 'calme',
    text: null,
    houses: [
      { name: 'Lyon Bellecour', href: '/cinemas/bellecour' },
      { name: 'Paris Odéon', href: '/cinemas/Odéon' },
    ],
  },
] as const;
const madeAt = { at: Date.UTC(2026, 10, 20, 16, 30), wall: '2026-11-20 17:30:00' };

let asked: string[] = [];
const answers: Record<string, object> = {};
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: new Date(madeAt.at), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url));
    const found = Object.entries(answers).find(([part]) => decodeURIComponent(url).includes(part))?.[1];
    return found ? Response.json(found) : new Response('', { status: 502 });
  });
  for (const part of Object.keys(answers)) delete answers[part];
  useAnswers.setState({}, true);
  history.replaceState(null, '', '/seances-accessibles');
  useLocator.setState({ ready: true, choice: null, place: null, source: 'zone', wish: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (known: (AccessCinema | null)[]) =>
  showInTab(
    <AccessShowingsIsland
      page={page}
      known={known}
      kinds={kinds}
      guide="/seances"
      clock={{ timeZone: 'Europe/Paris', madeAt }}
    />,
  );
const rows = () => screen.getAllByRole('link', { name: /Réserver/ }).map(({ textContent }) => textContent);

it('tells of a kind what to ask for and when, in words, and leads on to every day', () => {
  show([cinema('Dune', [at('2026-11-20 14:00'), at('2026-11-20 20:15', { surcharge: '+4 €' })])]);
  const described = within(screen.getByRole('region', { name: 'Audiodescription' }));
  expect(described.getByText('Casque à demander au comptoir.')).toBeDefined();
  expect(described.getByRole('heading', { level: 3 }).textContent).toBe('Aujourd’hui, vendredi 20\u00a0novembre');
  expect(rows()).toEqual(['20:15 Dune, Odéon Voix françaises\u00a0· fin\u00a023h10\u00a0· +4 € Réserver']);
  expect(described.getByRole('link', { name: /jour par jour/ }).getAttribute('href')).toBe(
    '/seances/filters/tags-audiodesc',
  );
  expect(screen.getByRole('link', { name: /^Audiodescription Prochaine aujourd’hui à 20:15/ })).toBeDefined();
  expect(asked).toEqual([]);
});

it('says that nothing of a kind is announced, and names when, else who has some', () => {
  show([cinema('Dune', [])]);
  const quiet = within(screen.getByRole('region', { name: 'Séances calmes' }));
  expect(quiet.getByText('Rien d’annoncé ici jusqu’au jeudi 26 novembre compris.')).toBeDefined();
  expect(quiet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Paris Odéon', 'Lyon Bellecour']);
  cleanup();
  show([cinema('Dune', [], { later: { quiet: '2026-12-05' } })]);
  const later = screen.getByRole('link', { name: /Ensuite.*samedi 5\u00a0décembre, Odéon/ });
  expect(later.getAttribute('href')).toBe('/seances/filters/date-2026-12-05/tags-calme');
});

it('does not say that nothing is announced before all have answered', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((done) => {
    answer = done;
  });
  const lyon = { key: 'city:lyon', name: 'Lyon', cinemas: [house('Confluence')], others: [] };
  vi.stubGlobal('fetch', (url: string) => (url.includes('accessible/') ? late : Promise.resolve(Response.json(lyon))));
  act(() => useLocator.setState({ source: 'chosen', choice: { mode: 'city', value: 'lyon' } }));
  show([cinema('Dune', [])]);
  await screen.findByRole('button', { name: /Changer de lieu.*Lyon/ });
  expect(screen.queryByText(/Rien d’annoncé/)).toBeNull();
  await act(async () => answer(Response.json(cinema('Nova', []))));
  expect((await screen.findAllByText(/Rien d’annoncé/)).length).toBeGreaterThan(1);
});

it('says of no kind that nothing is announced while a cinema does not answer', async () => {
  show([null]);
  expect(screen.getByRole('alert').textContent).toMatch(/n’a pas répondu.*Candela Odéon/);
  expect(screen.queryByText(/Rien d’annoncé/)).toBeNull();
});

it('says of what is sold out that it is, and leads nowhere', () => {
  show([cinema('Dune', [at('2026-11-20 20:15', { status: 'soldout' })])]);
  expect(screen.getByText('Complet')).toBeDefined();
  expect(screen.queryByRole('link', { name: /20:15 Dune/ })).toBeNull();
});

it('asks for the cinemas of the visitor’s place, one answer each, and names the one that is silent', async () => {
  const lyon = { key: 'city:lyon', name: 'Lyon', cinemas: [house('Confluence'), house('Gerland')], others: [] };
  answers['guide?language=fr&place=city:lyon'] = lyon;
  answers['accessible/confluence'] = cinema('Nova', [at('2026-11-20 19:00')]);
  act(() => useLocator.setState({ source: 'chosen', choice: { mode: 'city', value: 'lyon' } }));
  show([cinema('Dune', [at('2026-11-20 20:15')])]);
  expect(await screen.findByText('Ce cinéma n’a pas répondu : Candela Gerland')).toBeDefined();
  expect(rows()[0]).toMatch(/^19:00 Nova, Confluence/);
  expect(screen.getByRole('button', { name: /Changer de lieu.*Lyon/ })).toBeDefined();
  answers['accessible/gerland'] = cinema('Solo', [at('2026-11-20 18:10')]);
  act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
  await screen.findByRole('link', { name: /^18:10 Solo/ });
  expect(asked.filter((url) => url.includes('confluence'))).toHaveLength(1);
});

it('goes by the place of the address before that of the locator', async () => {
  history.replaceState(null, '', '/seances-accessibles/filters/localisation-gerland');
  answers['place=gerland'] = { key: 'gerland', name: 'Candela Gerland', cinemas: [house('Gerland')], others: [] };
  answers['accessible/gerland'] = cinema('Solo', [at('2026-11-20 18:10')]);
  show([cinema('Dune', [at('2026-11-20 20:15')])]);
  await screen.findByRole('link', { name: /^18:10 Solo/ });
  expect(rows()).toHaveLength(1);
});

it('looks in the other cinemas of the place when asked to', async () => {
  answers['place=city:paris'] = { ...page, cinemas: [...page.cinemas, house('Opéra')], others: [] };
  answers['accessible/opéra'] = cinema('Solo', [at('2026-11-20 18:10')]);
  answers['accessible/odéon'] = cinema('Dune', [at('2026-11-20 20:15')]);
  show([cinema('Dune', [at('2026-11-20 20:15')])]);
  act(() => screen.getByRole('button', { name: 'Chercher aussi dans 1 autre cinéma' }).click());
  await screen.findByRole('link', { name: /^18:10 Solo/ });
  expect(rows()).toHaveLength(2);
});

it('asks anew for what a page of an hour ago has', async () => {
  vi.setSystemTime(madeAt.at + 3_600_000);
  answers['accessible/odéon'] = cinema('Dune', [at('2026-11-20 21:45')]);
  show([cinema('Dune', [at('2026-11-20 18:00')])]);
  expect(await screen.findByRole('link', { name: /^21:45 Dune/ })).toBeDefined();
});

it('keeps what a title has beyond a few behind one press, the sold-out ones last', () => {
  const hours = ['18', '19', '20', '21', '22'].map((hour) => at(`2026-11-20 ${hour}:00`));
  show([cinema('Dune', [{ ...hours[0]!, status: 'soldout' }, ...hours.slice(1)])]);
  const more = screen.getByText('1 autre séance').closest('details');
  expect(more?.open).toBe(false);
  expect(more?.textContent).toMatch(/18:00.*Complet/);
});

it('leads to the guide of the first day that has some', () => {
  show([cinema('Dune', [at('2026-11-21 10:45', { kinds: ['quiet'] })])]);
  const all = screen.getByRole('link', { name: 'Toutes, jour par jour, Séances calmes' });
  expect(all.getAttribute('href')).toBe('/seances/filters/date-2026-11-21/tags-calme');
});
