import { useLocale, useTranslations } from 'next-intl';
import { FilmCard } from '@/components/views/film-card/film-card';
import { groupByReleaseWeek, type Listed } from '@/lib/domain/listing';
import { programmeWeekStart } from '@/lib/domain/programme-week';
import { formatDay } from '@/lib/i18n/day';
import { filterAttributes } from '../filters/filter-facts';
import styles from './shows.module.scss';

/** Titles to come, a heading a release week; those without a date close the list. */
export function ReleaseWeeks({ listed, firstWeekday }: { listed: readonly Listed[]; firstWeekday: number }) {
  const t = useTranslations('shows');
  const locale = useLocale();
  return (
    <div data-in="upcoming" className={styles.weeks}>
      {groupByReleaseWeek(listed, (day) => programmeWeekStart(day, firstWeekday)).map(({ week, shows }) => (
        <section key={week ?? 'unknown'} className={styles.week} data-week>
          <h2 className={styles.weekTitle}>
            {week ? formatDay(week, locale, 'long') : t('dateUnknown')}
            <span className={styles.weekCount}>{t('titles', { count: shows.length })}</span>
          </h2>
          <ul className={styles.grid}>
            {shows.map((item) => (
              <li key={item.show.slug} {...filterAttributes(item.show)}>
                <FilmCard
                  show={item.show}
                  flags={item.flags}
                  line={item.bookable ? <p className={styles.open}>{t('presaleOpen')}</p> : null}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
