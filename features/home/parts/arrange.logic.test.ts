import { expect, it } from 'vitest';
import type { Listed } from '@/lib/domain/listing';
import type { ShowSummary } from '@/lib/domain/show';
import { arrangeHome, mostShown } from './arrange.logic';

const item = (
  slug: string,
  rank: number,
  { show, ...facts }: Omit<Partial<Listed>, 'show'> & { show?: Partial<ShowSummary> } = {},
): Listed => ({
  show: {
    slug,
    isMovie: true,
    isComingSoon: false,
    orders: { default: rank, home: rank, upcoming: rank },
    ...show,
  } as ShowSummary,
  firstDay: '2026-11-20',
  bookable: true,
  isKids: false,
  isPremiere: false,
  ...facts,
});
const soon = { isComingSoon: true };
const names = (items: readonly Listed[]) => items.map(({ show }) => show.slug);
const shown = (home: ReturnType<typeof arrangeHome>) =>
  Object.entries(mostShown).flatMap(([name, most]) => names(home[name as keyof typeof home].slice(0, most)));

it('shows a title once, the film it opens with included', () => {
  const many = Array.from({ length: 20 }, (_, at) => item(`film ${at}`, at));
  const coming = Array.from({ length: 40 }, (_, at) => item(`soon ${at}`, at, { isKids: true, show: soon }));
  const all = shown(arrangeHome([...many, ...coming], 'film 0'));
  expect(all).toHaveLength(new Set(all).size);
  expect(all).not.toContain('film 0');
});

it('repeats a title rather than leave a section out', () => {
  const home = arrangeHome([item('only', 1, { isKids: true })], 'only');
  expect([names(home.book), names(home.kids)]).toEqual([['only'], ['only']]);
});

it('loses none of a list, whatever stands above it', () => {
  const listed = Array.from({ length: 30 }, (_, at) => item(`film ${at}`, at, { isKids: at % 2 === 0 }));
  expect(arrangeHome(listed, 'film 3').book).toHaveLength(30);
  expect(arrangeHome(listed, 'film 3').kids).toHaveLength(15);
});

it('opens the presales with three days where all of the first are of tonight, premieres before the others', () => {
  const presale = (slug: string, rank: number, firstDay: string, isPremiere = false) =>
    item(slug, rank, { firstDay, isPremiere, show: soon });
  const { presales } = arrangeHome(
    [
      presale('tonight', 1, '2026-11-20'),
      presale('tonight too', 2, '2026-11-20'),
      presale('tonight as well', 3, '2026-11-20'),
      presale('tomorrow', 4, '2026-11-21'),
      presale('premiere', 5, '2026-11-24', true),
    ],
    undefined,
  );
  expect(names(presales).slice(0, 3)).toEqual(['premiere', 'tonight', 'tomorrow']);
});

it('fills three presales of two days, premieres before the others and then in the order of their days', () => {
  const presale = (slug: string, firstDay: string, isPremiere = false) =>
    item(slug, 1, { firstDay, isPremiere, show: soon });
  const listed = [
    presale('tomorrow', '2026-11-21'),
    presale('premiere tonight', '2026-11-20', true),
    presale('tonight', '2026-11-20'),
  ];
  expect(names(arrangeHome(listed, undefined).presales)).toEqual(['premiere tonight', 'tonight', 'tomorrow']);
});
