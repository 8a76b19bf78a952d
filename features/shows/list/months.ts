import type { KeptMonth } from '@/lib/domain/lists-by-month';
import { formatDate } from '@/lib/i18n/date';
import { type ShowsTab, showsTabs } from '@/lib/routing/shows-tabs';
import type { Locale } from '@/lib/sites/locales';
import { locales } from '@/lib/sites/locales';
import type { Entry } from './entry';
import type { Speech } from './speech';

type Month = Pick<KeptMonth<Entry>, 'month'>;

/** `Décembre 2026`; a month as `YYYY-MM`. */
export const nameMonth = ({ month }: Month, { t, locale }: Speech) =>
  month ? formatDate(`${month}-01`, locale, 'monthYear') : t('dateUnknown');

/** An address of its own for a month of a tab, which shows the tab and opens the month. */
export const anchorOf = (tab: ShowsTab, locale: Locale, { month }: Month) =>
  `${showsTabs[tab][locales[locale].language]}-${month ?? 'date'}`;

/** The addresses of the months that a tab keeps for later, each with its words. */
export function listMonthLinks(tab: ShowsTab, months: readonly KeptMonth<Entry>[], speech: Speech) {
  const own = months.filter(({ entries }) => entries.some(({ lists }) => lists.includes(tab)));
  return own.map(
    (month, index) => [anchorOf(tab, speech.locale, month), nameShort(month, own[index - 1], speech)] as const,
  );
}

/** The year where it changes. */
function nameShort(kept: KeptMonth<Entry>, before: KeptMonth<Entry> | undefined, speech: Speech) {
  const { month } = kept;
  if (!month || (before?.month && before.month.slice(0, 4) !== month.slice(0, 4))) return nameMonth(kept, speech);
  return new Intl.DateTimeFormat(speech.locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15`));
}

/** How many titles of each tab a month keeps; "more" where some of them are shown already. */
export function listCounts(
  of: readonly ShowsTab[],
  { month, entries }: KeptMonth<Entry>,
  first: readonly Entry[],
  t: Speech['t'],
) {
  return of.flatMap((tab) => {
    const count = entries.filter(({ lists }) => lists.includes(tab)).length;
    const isRest = first.some(({ day, lists }) => (day?.slice(0, 7) ?? null) === month && lists.includes(tab));
    return count > 0 ? [[tab, t(isRest ? 'more' : 'titles', { count })] as const] : [];
  });
}
