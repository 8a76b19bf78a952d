import type { useTranslations } from 'next-intl';
import { buildRatingWords, type RatingWords } from '@/components/views/rating/rating-words';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDuration } from '@/lib/i18n/duration';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { isElided } from '@/lib/text/french';

type Translate<Namespace extends 'showtimes' | 'rating'> = ReturnType<typeof useTranslations<Namespace>>;
type Words = { locale: Locale; showtimes: Translate<'showtimes'>; rating: Translate<'rating'> };
type Described = Pick<ShowSummary, 'minutes' | 'genres' | 'directors' | 'rating'>;

/** What a row says of its title: no other for any visitor, so its words are made once for all. */
export function describeShow(
  { minutes, genres, directors, rating }: Described,
  words: Words,
): { facts: string[]; rating: RatingWords } {
  const [first = ''] = directors;
  return {
    facts: [
      [minutes && formatDuration(minutes, words.locale), genres[0]?.name].filter(Boolean).join('\u00a0· '),
      first && words.showtimes('programme.by', { elided: isElided(first) ? 'yes' : 'no', names: directors.join(', ') }),
    ].filter(Boolean),
    rating: buildRatingWords(siteFacts(locales[words.locale].site).rating, rating, words.rating),
  };
}
