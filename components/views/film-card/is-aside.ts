import type { ShowSummary } from '@/lib/domain/show';

/** Cards of a row that a phone shows before it is pushed, and some more that a quick finger reaches. */
const near = 4;
/** Letters that fill two lines of a poster's width. */
const mostLetters = 24;

/** Whether a phone may leave a card of a row for when it is pushed (`rail.module.scss`): one that is hardly higher than those before it. */
export const isAside = (
  index: number,
  { title, rating, salesOpenAt }: Pick<ShowSummary, 'title' | 'rating' | 'salesOpenAt'>,
) => index >= near && title.length <= mostLetters && (!rating || rating.forAll) && !salesOpenAt;
