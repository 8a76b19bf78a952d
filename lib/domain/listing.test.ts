import { expect, it } from 'vitest';
import { showSummary } from '@/tests/support/summaries';
import { joinListing, type Listed, orderByFirstDay, orderListed, pickList } from './listing';
import type { ShowSummary } from './show';
import type { Zone, ZoneShow } from './showtime';

const title = (slug: string, facts: Partial<ShowSummary> = {}) => showSummary(slug, facts);
const playing = (days: string[], facts: Partial<ZoneShow> = {}): ZoneShow => ({
  bookable: true,
  isComingSoon: false,
  isKids: false,
  isPremiere: false,
  next24: 0,
  tags: [],
  days: Object.fromEntries(days.map((day) => [day, { tags: [], versions: [], bookable: true }])),
  ...facts,
});
const region = (shows: Zone['shows']): Zone => ({ id: 'lyon', name: 'Lyon', shows });
const listed = (show: ShowSummary, facts: Partial<Listed> = {}): Listed => ({
  show,
  firstDay: null,
  bookable: true,
  isKids: false,
  isPremiere: false,
  ...facts,
});
const names = (items: readonly Listed[]) => items.map(({ show }) => show.slug);

it('says what any of the regions plays, from today on', () => {
  const joined = joinListing(
    [title('a'), title('b')],
    [
      region({ a: playing(['2026-11-19', '2026-11-22'], { bookable: false }) }),
      { ...region({ a: playing(['2026-11-21'], { isKids: true }), gone: playing(['2026-11-21']) }), name: 'Nice' },
    ],
    '2026-11-20',
  );
  expect(joined.map(({ show, ...facts }) => ({ slug: show.slug, ...facts }))).toEqual([
    {
      slug: 'a',
      firstDay: '2026-11-21',
      bookable: true,
      isKids: true,
      isPremiere: false,
      run: { days: 2, places: ['Nice'] },
    },
    { slug: 'b', firstDay: null, bookable: false, isKids: false, isPremiere: false },
  ]);
});

it('sorts titles into the tabs of the shows page', () => {
  const all = [
    listed(title('now')),
    listed(title('presale', { isComingSoon: true })),
    listed(title('children'), { isKids: true }),
    listed(title('opera', { isMovie: false })),
    listed(title('later', { isComingSoon: true }), { bookable: false }),
    listed(title('hushed', { isComingSoon: true, notComingSoon: true }), { bookable: false }),
  ];
  expect(names(pickList(all, 'book'))).toEqual(['now', 'children', 'opera']);
  expect(names(pickList(all, 'presales'))).toEqual(['presale']);
  expect(names(pickList(all, 'kids'))).toEqual(['children']);
  expect(names(pickList(all, 'special'))).toEqual(['opera']);
  expect(names(pickList(all, 'upcoming'))).toEqual(['presale', 'later']);
});

it('puts premieres first, then follows the order asked for', () => {
  const order = (home: number) => ({ orders: { default: 9 - home, home, upcoming: 1 } });
  const all = [
    listed(title('second', order(2))),
    listed(title('first', order(1))),
    listed(title('premiere', order(3)), { isPremiere: true }),
  ];
  expect(names(orderListed(all, 'home'))).toEqual(['premiere', 'first', 'second']);
  expect(names(orderListed(all, 'default'))).toEqual(['premiere', 'second', 'first']);
});

it('lists special showings by their first day, premieres before all', () => {
  const all = [
    listed(title('sooner'), { firstDay: '2026-11-21' }),
    listed(title('premiere'), { firstDay: '2026-11-28', isPremiere: true }),
  ];
  expect(names(orderByFirstDay(all))).toEqual(['premiere', 'sooner']);
});

it('lists what has no date last', () => {
  const all = [
    listed(title('undated')),
    listed(title('soon'), { firstDay: '2026-11-25' }),
    listed(title('today'), { firstDay: '2026-11-20' }),
  ];
  expect(names(orderByFirstDay(all))).toEqual(['today', 'soon', 'undated']);
});
