import { useLocale, useTranslations } from 'next-intl';
import { describeAges } from '@/lib/domain/child';
import { parseRatedAges } from '@/lib/domain/rated-ages';
import type { ContentRating } from '@/lib/domain/show';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './age-sentence.module.scss';

/** What the age beside a title means at the door, for whoever comes with a child; it needs no script. */
export function AgeSentence({ rating }: { rating: ContentRating | null }) {
  const t = useTranslations('ages');
  const { site } = locales[useLocale()];
  const steps = describeAges(siteFacts(site).ageLaw, parseRatedAges(rating));
  if (!steps) return null;
  const { reason, from, adult, suggested } = steps;
  return (
    <span className={styles.ages}>
      {t(reason, { from, adult })}
      {suggested > 0 && ` ${t('suggested', { suggested })}`}
    </span>
  );
}
