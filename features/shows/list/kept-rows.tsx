import { useLocale } from 'next-intl';
import { keepText } from '@/components/page/kept-text/keep-text';
import { formatDay } from '@/lib/i18n/day';
import { showHref } from '@/lib/routing/show-screen';
import type { Locale } from '@/lib/sites/locales';
import { escapeHtml } from '@/lib/text/escape-html';
import { filterAttributes } from '../filters/filter-facts';
import type { CalendarName } from './calendars';
import type { Entry } from './entry';
import { KeptRowsIsland } from './kept-rows.island';
import { nameKept } from './titles.logic';

type Props = { list: CalendarName; month: string | null; entries: readonly Entry[] };

/** What a month keeps for later: a link for each title, in the HTML alone. */
export function KeptRows({ list, month, entries }: Props) {
  const locale = useLocale();
  const html = entries.map((entry) => writeLink(entry, locale)).join('');
  return <KeptRowsIsland list={list} month={nameKept(month)} name={keepText(html)} />;
}

function writeLink({ item: { show }, day, lists }: Entry, locale: Locale): string {
  const attributes = Object.entries({ 'data-in': lists.join(' '), ...filterAttributes(show) });
  const written = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  const date = day ? ` ${escapeHtml(formatDay(day, locale, 'short'))}` : '';
  return `<li${written}><a href="${escapeHtml(showHref(locale, show))}">${escapeHtml(show.title)}</a>${date}</li>`;
}
