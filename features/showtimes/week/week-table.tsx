import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Link } from '@/components/page/link/link';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { countLines, type WeekTime } from '@/lib/domain/cinema-week';
import { type Day, weekdayOf } from '@/lib/domain/day';
import type { Versions } from '@/lib/domain/showing-lines';
import { formatDay } from '@/lib/i18n/day';
import { filteredPath } from '@/lib/routing/filters';
import type { Week } from './week';
import styles from './week-table.module.scss';

/** Times beside each other in a cell of the printed sheet. */
const across = 4;

/** Films and days: a day leads to the cinema's page on it, a title to its own. */
export function WeekTable({ week: { days, rows, programmeDay, versions }, cinema }: { week: Week; cinema: string }) {
  const t = useTranslations('week');
  const locale = useLocale();
  const [from = '', to = ''] = [days[0], days.at(-1)].map((day) => formatDay(day ?? '', locale, 'date'));
  const isNew = (day: Day) => weekdayOf(day) === programmeDay || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroller} tabIndex={0} aria-label={t('caption', { from, to })}>
      <table
        className={styles.table}
        style={{ '--lines': countLines(rows, across), '--rows': rows.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">{t('film')}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-new={isNew(day)}>
                <Link
                  to="cinema"
                  params={{ slug: cinema }}
                  suffix={filteredPath('', { date: [day] })}
                  className={styles.day}
                >
                  {formatDay(day, locale, 'short')}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, href, title, version, days: times }) => (
            <tr key={slug}>
              <th scope="row">
                <IntentLink href={href} className={styles.film}>
                  {title}
                </IntentLink>{' '}
                <span className={styles.version}>{versions[version]?.label ?? version}</span>
              </th>
              {days.map((day, at) => (
                <td key={day} data-new={isNew(day)}>
                  <Times times={times[at] ?? []} versions={versions} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Times({ times, versions }: { times: readonly WeekTime[]; versions: Versions }) {
  const t = useTranslations('showtimes');
  return times.map(({ clock, other, isFull }) => (
    <span key={`${clock} ${other}`} className={styles.time}>
      {isFull ? <s title={t('full')}>{clock}</s> : clock}
      {other && <small className={styles.version}> {versions[other]?.label ?? other}</small>}
    </span>
  ));
}
