import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { formatDay } from '@/lib/i18n/day';
import { type ShowsTab, showsTabs } from '@/lib/routing/shows-tabs';
import type { Locale } from '@/lib/sites/locales';
import { locales } from '@/lib/sites/locales';
import styles from './calendar.module.scss';
import type { Entry } from './entry';

type Month = { month: string | null; entries: readonly Entry[] };

/** `Décembre 2026`; a month as `YYYY-MM`. */
export const nameMonth = (month: string, locale: Locale) => formatDay(`${month}-01`, locale, 'monthYear');

const anchorOf = (tab: ShowsTab, locale: Locale, month: string | null) =>
  `${showsTabs[tab][locales[locale].language]}-${month ?? 'date'}`;

/** The way to each month that a tab keeps for later: an address of its own, which shows the tab and opens the month. */
export function MonthLinks({ tab, months }: { tab: ShowsTab; months: readonly Month[] }) {
  const t = useTranslations('shows');
  const locale = useLocale();
  const own = months.filter(({ entries }) => entries.some(({ lists }) => lists.includes(tab)));
  if (own.length < 2) return null;
  return (
    <nav aria-label={t('months')} data-in={tab} className={styles.months}>
      <ul>
        {own.map(({ month }, index) => (
          <li key={month}>
            <a href={`#${anchorOf(tab, locale, month)}`} className={styles.jump}>
              <span>{month ? nameShort(month, own[index - 1]?.month, locale) : t('dateUnknown')}</span>
              <Icon name="down" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The year where it changes. */
const nameShort = (month: string, before: string | null | undefined, locale: Locale) =>
  before?.slice(0, 4) === month.slice(0, 4) || !before
    ? new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15`))
    : nameMonth(month, locale);

/** What the addresses of a month lead to, below the line that names it. */
export function MonthAnchors({ of, month }: { of: readonly ShowsTab[]; month: string | null }) {
  const locale = useLocale();
  return of.map((tab) => (
    <span key={tab} id={anchorOf(tab, locale, month)} data-fragment={tab} className={styles.anchor} />
  ));
}

type CountsProps = { of: readonly ShowsTab[]; first: readonly Entry[] } & Month;

/** How many titles of each tab a month keeps; "more" where some of them are shown already. */
export function MonthCounts({ of, month, entries, first }: CountsProps) {
  const t = useTranslations('shows');
  return of.map((tab) => {
    const count = entries.filter(({ lists }) => lists.includes(tab)).length;
    const isRest = first.some(({ day, lists }) => (day?.slice(0, 7) ?? null) === month && lists.includes(tab));
    return (
      count > 0 && (
        <span key={tab} data-in={tab} data-total className={styles.count}>
          {t(isRest ? 'more' : 'titles', { count })}
        </span>
      )
    );
  });
}
