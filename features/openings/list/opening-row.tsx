import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Mark } from '@/components/views/mark/mark';
import { OpeningClock } from '@/components/views/opening/opening-clock';
import { Remind } from '@/components/views/opening/remind';
import { Rating } from '@/components/views/rating/rating';
import { clockOf, formatWallClock } from '@/lib/domain/day';
import type { Opening } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './opening-row.module.scss';

/** A title: at what time it opens, what it is, and a reminder. */
export function OpeningRow({ show, opening }: { show: ShowSummary; opening: Opening }) {
  const locale = useLocale();
  const t = useTranslations('show');
  const { timeZone } = siteFacts(locales[locale].site);
  const path = showHref(locale, show);
  const facts = [
    show.genres[0]?.name,
    show.minutes && formatDuration(show.minutes, locale),
    show.releasedOn && t(show.isMovie ? 'released' : 'onDate', { date: formatDate(show.releasedOn, locale, 'medium') }),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={opening.bookingAt}>
        {clockOf(formatWallClock(new Date(opening.bookingAt), timeZone))}
      </time>
      <div className={styles.poster}>
        <Picture src={show.poster?.md ?? null} alt="" sizes={72} tone={show.tone ?? undefined} title={show.title} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <IntentLink href={path}>{show.title}</IntentLink>
        </h3>
        {facts.length > 0 && <p className={styles.facts}>{facts.join('\u00a0· ')}</p>}
        <Rating rating={show.rating} />
        <OpeningClock show={show} href={`${path}#board`} />
        <Remind show={show} />
      </div>
      <div className={styles.mark}>
        <Mark kind="film" slug={show.slug} name={show.title} />
      </div>
    </li>
  );
}
