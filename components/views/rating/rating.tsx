import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContentRating } from '@/lib/domain/show';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { RatingView } from './rating-view';
import { buildRatingWords } from './rating-words';

type Props = {
  rating: ContentRating | null;
  /** With the warning and the rules around it. */
  full?: boolean;
  /** What the age means beyond them: within what the law words, or after its signs. */
  meaning?: ReactNode;
};

/** `RatingView` by the rules of the country at hand. */
export function Rating({ rating, full = false, meaning }: Props) {
  const { site } = locales[useLocale()];
  const words = buildRatingWords(siteFacts(site).rating, rating, useTranslations('rating'));
  const isInside = words.look === 'legal';
  return (
    <>
      <RatingView words={words} full={(isInside && meaning) || full} />
      {!isInside && meaning}
    </>
  );
}
