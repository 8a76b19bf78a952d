import type { OfferItem } from '@/lib/api/contract/articles';
import type { Words } from '../../../words';
import type { Shot } from '../../pictures';
import type { Amount } from '../amounts';
import type { Item } from '../item';

export type Offer = Item & {
  title: Words;
  /** Over its text; the teaser where there is none. */
  headline?: Words;
  teaser: Words;
  /** HTML. */
  content: Words;
  picture: Shot | null;
  /** Now and before. */
  price?: readonly [Amount, Amount | null];
  /** Days from today to its start and end, as far as it has them. */
  dates: { type: OfferItem['dateType']; start?: number; end?: number };
  /** Words of the button, and a bracket of the desk for where it leads. */
  cta: Words;
  to: string;
  /** Its place among the temporary offers; others have only a page. */
  ordering?: number;
  /** Goes with a hall that not every country has. */
  needs?: 'imax';
  film?: string;
};
