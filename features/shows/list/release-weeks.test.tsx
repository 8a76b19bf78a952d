// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShowItem } from '@/lib/api/contract/shows';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Listed } from '@/lib/domain/listing';
import { stubSight } from '@/tests/support/stub-sight';
import { showInTab as onPage } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { Calendar } from './calendar';
import { MonthPicks } from './month-picks';

beforeEach(() => stubSight());
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));
beforeEach(() => vi.stubEnv('SITE_NOW', '2026-11-20T18:00:00+01:00'));

/** A Friday; programmes change on Wednesdays. */
const week = { today: '2026-11-20', firstWeekday: 3 };
type Facts = Partial<ShowItem> & { on?: Partial<Listed> };

function show(titles: Record<string, string>, { on, ...facts }: Facts = {}) {
  const wire = Object.entries(titles).map(([slug, date]) =>
    showItem({ slug, title: slug, releaseAt: { FR_FR: date }, isComingSoon: true, ...facts }),
  );
  const shows = parseAnswer('fr', endpoints.shows, 'test', { shows: wire, labels: [], contentratings: [] });
  const listed = shows.map((each) => ({
    show: each,
    firstDay: null,
    bookable: false,
    isKids: false,
    isPremiere: false,
    ...on,
  }));
  onPage(
    <>
      <MonthPicks listed={listed} {...week} />
      <Calendar list="upcoming" listed={listed} {...week} />
    </>,
  );
}
const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const monthOf = (title: string) => screen.getByRole('link', { name: title }).closest('details');
const many = (month: string, count: number, name = 'film') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name} ${at}`, `${month}-${at + 10}`]));

it('opens with this week, whatever of it is over, and closes with what nobody has dated', () => {
  show({
    later: '1900-01-01',
    third: '2026-12-11',
    other: '2026-12-09',
    second: '2026-12-03',
    late: '2026-11-19',
    first: '2026-11-21',
  });
  expect(heads()).toEqual(['Cette semaine', 'jeudi 3\u00a0décembre', 'Semaine du 9\u00a0décembre', 'Date à annoncer']);
  expect(document.body.textContent).toContain('21\u00a0nov.');
  expect(document.body.textContent).not.toContain('19\u00a0nov.');
});

it('says the day once where all of a week come out on it', () => {
  show({ one: '2026-12-02', two: '2026-12-02', three: '2026-12-09', four: '2026-12-11' });
  expect(heads()).toEqual(['mercredi 2\u00a0décembre', 'Semaine du 9\u00a0décembre']);
  expect(screen.getAllByRole('article').map(({ textContent }) => /\d+\sdéc\./.exec(textContent)?.[0])).toEqual([
    undefined,
    undefined,
    '9\u00a0déc.',
    '11\u00a0déc.',
  ]);
});

it('says the day of this week, too, that is still to come', () => {
  show({ one: '2026-11-24', two: '2026-11-24' });
  expect(heads()).toEqual(['mardi 24\u00a0novembre']);
});

it('calls today, and a day that is over, this week', () => {
  show({ one: '2026-11-20' });
  show({ one: '2026-11-19' });
  expect(heads()).toEqual(['Cette semaine', 'Cette semaine']);
});

it('shows twelve and keeps each later month one press away, all of it in the page', () => {
  show({ ...many('2026-12', 14), ...many('2027-01', 5, 'janvier') });
  expect(monthOf('film 11')).toBeNull();
  const rest = monthOf('film 12');
  expect(rest?.open).toBe(false);
  expect(within(rest!).getByText('encore 2 films')).toBeDefined();
  expect(within(monthOf('janvier 0')!).getByText('5 films')).toBeDefined();
});

it('has an address for each of these months, where the month begins', () => {
  show({ ...many('2026-12', 14), ...many('2027-01', 5, 'janvier') });
  expect(screen.getByRole('button', { name: 'Mois' })).toBeDefined();
  const jumps = within(screen.getByLabelText('Mois suivants')).getAllByRole('link', { hidden: true });
  expect(jumps.map(({ textContent }) => textContent)).toEqual(['décembre', 'janvier 2027']);
  expect(jumps[1]?.getAttribute('href')).toBe('#prochainement-2027-01');
  expect(document.getElementById('prochainement-2027-01')?.closest('details')).toBe(monthOf('janvier 0'));
});

it.each<[string, Facts, string]>([
  ['where it begins before its release', { on: run('2026-11-24', ['Lyon']) }, 'Dès mar. 24\u00a0nov.\u00a0· Lyon'],
  [
    'that it can be booked',
    { on: run('2026-12-02', ['Paris', 'Lyon', 'Nice', 'Lille']) },
    'Déjà réservable\u00a0· Paris, Lyon et ailleurs',
  ],
  [
    'from when it can be booked',
    { salesOpeningDatetime: '2026-11-25T10:00:00+01:00' },
    'Réservation dès mer. 25\u00a0nov.',
  ],
  ['who plays', { hubbleCasting: 'Bea Lockhart, Ashok Varma, Rowan Talbot' }, 'Avec Bea Lockhart et Ashok Varma'],
])('says of a title to come %s', (_, facts, sentence) => {
  show({ film: '2026-12-02' }, facts);
  expect(screen.getByRole('article').textContent).toContain(sentence);
});

it('offers to book what can be booked, and to keep what is to come', () => {
  show({ soon: '2026-12-02' }, { on: run('2026-12-02', ['Lyon']) });
  show({ later: '2026-12-09' });
  expect(screen.getByRole('link', { name: 'Réserver soon' }).getAttribute('href')).toBe('/films/soon#board');
  expect(screen.queryByRole('link', { name: 'Réserver later' })).toBeNull();
  for (const title of ['soon', 'later'])
    expect(screen.getByRole('button', { name: `Garder ${title} dans ma liste` })).toBeDefined();
});

function run(firstDay: string, places: string[]) {
  return { bookable: true, firstDay, run: { days: 3, places } };
}
