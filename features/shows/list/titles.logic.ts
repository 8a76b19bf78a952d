import type { FilterFacts } from '../filters/filter-facts';
import type { ListName } from '../filters/page-items';
import type { CardFacts } from './card-facts';
import type { RowFacts } from './row-facts';
import type { RowWords } from './row-words';

/** A row or card with the tabs that show it and what the filters read of it. */
export type Titled<Facts> = Facts & FilterFacts;

/** What the titles of a list say. */
export type Looks = Record<ListName, object> & {
  dated: RowFacts;
  upcoming: RowFacts;
  grid: CardFacts;
  kids: CardFacts;
};

/** The titles of a list that wait for a press, by month. */
export type Titles<List extends ListName = ListName> = Readonly<
  Record<string, readonly (Titled<Looks[List]> & { words: RowWords })[]>
>;

/** `2027-01`; what nobody has dated yet has a name too. */
export const monthKey = (month: string | null): string => month ?? 'undated';

/** What a list that goes by no month keeps all of. */
export const restKey = 'rest';

type Named = { slug: string; href?: string };

/** As it is sent to a list that stands in the page: its slug is read from its address, which would else say it twice. */
export type SentTitle<List extends ListName> = Omit<Titled<Looks[List]>, 'slug'> & Partial<Named>;

export const sendTitle = <Facts extends Named>({ slug, ...facts }: Facts) =>
  facts.href?.endsWith(`/${slug}`) ? facts : { ...facts, slug };

export const readTitle = <List extends ListName>(sent: SentTitle<List>) => {
  const { slug, href = '' }: Partial<Named> = sent;
  return { ...sent, slug: slug ?? href.slice(href.lastIndexOf('/') + 1) } as Titled<Looks[List]>;
};
