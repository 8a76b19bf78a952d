import type { SiteId } from '@/lib/sites/sites';
import { slugify, t, type Words } from '../../../words';
import type { Item } from '../item';

/** Help exists where French, English and Dutch are read, so its texts skip the German. */
export const h = (fr: string, en: string, nl: string): Words => t(fr, en, undefined, nl);

export type AnswerRow = Item & {
  /** By site, the category it stands in. */
  in: Partial<Record<SiteId, number>>;
  title: Words;
  teaser: Words;
  /** HTML. */
  content: Words;
  /** Days since it was last changed. */
  age: number;
  /** The chat is offered beside it. */
  chat?: true;
  /** Older ones have no slug of their own, only their number. */
  unnamed?: true;
};

type Texts = readonly [fr: string, en: string, nl: string];

const slugOf = ([fr, en, nl]: Texts): Words => h(slugify(fr), slugify(en), slugify(nl));

export const answer = (
  id: number,
  places: AnswerRow['in'],
  slug: Texts,
  title: Texts,
  teaser: Texts,
  content: Texts,
  more: Partial<Pick<AnswerRow, 'age' | 'chat' | 'unnamed'>> = {},
): AnswerRow => ({
  id,
  bare: true,
  in: places,
  slug: slugOf(slug),
  title: h(...title),
  teaser: h(...teaser),
  content: h(...content),
  age: 20 + ((id * 37) % 400),
  ...more,
});
