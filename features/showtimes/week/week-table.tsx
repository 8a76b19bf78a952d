import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { fitLetters, type WeekTime } from '@/lib/domain/cinema-week';
import { type Day, weekdayOf } from '@/lib/domain/day';
import type { Versions } from '@/lib/domain/showing-lines';
import { formatDay } from '@/lib/i18n/day';
import type { Week, WeekGroup } from './week';
import styles from './week-table.module.scss';

/** The address on the page by which all groups are shown. */
export const allTowns = 'all';

type Props = Omit<Week, 'madeAt' | 'rows'> & {
  /** A group has the name of a town, and an address on the page by which it is shown alone. */
  groups: readonly WeekGroup[];
  /** The group that is shown alone until another one, or all, are asked for. */
  alone?: string | null;
  /** What its rows are. */
  heading: string;
  caption: string;
  hrefOn: (day: Day) => string;
};

/** Titles, or cinemas, and days: each of them leads to its own page. */
export function WeekTable({ days, groups, alone, programmeDay, versions, heading, caption, hrefOn }: Props) {
  const locale = useLocale();
  const isNew = (day: Day) => weekdayOf(day) === programmeDay || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table id={allTowns} className={styles.table} data-alone={alone ? '' : undefined} style={sizePrinted(groups)}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{heading}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-new={isNew(day)}>
                <IntentLink href={hrefOn(day)} className={styles.day}>
                  {formatDay(day, locale, 'short')}
                </IntentLink>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody
            key={group.slug}
            id={group.name && group.slug}
            data-first={group.slug === alone || undefined}
            style={sizePrinted([group])}
          >
            {group.name && (
              <tr>
                <th scope="rowgroup" colSpan={days.length + 1} className={styles.town}>
                  {group.name}
                </th>
              </tr>
            )}
            {group.rows.map(({ slug, href, title, version, days: times }) => (
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
        ))}
      </table>
    </section>
  );
}

/** How large a sheet has room for them; the name of a town is a row as well. */
function sizePrinted(groups: readonly WeekGroup[]): CSSProperties {
  const rows = groups.flatMap((group) => group.rows);
  return { '--letters': `${fitLetters(rows, groups.filter(({ name }) => name).length)}pt` } as CSSProperties;
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
