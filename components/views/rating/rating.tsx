import { useLocale } from 'next-intl';
import type { ContentRating } from '@/lib/domain/show';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { RatingView } from './rating-view';

type Props = { rating: ContentRating | null /** With the warning and the rules around it. */; full?: boolean };

/** `RatingView` by the rules of the country at hand. */
export const Rating = (props: Props) => <RatingView system={siteFacts(locales[useLocale()].site).rating} {...props} />;
