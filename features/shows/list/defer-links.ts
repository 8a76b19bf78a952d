import { leaveToHtml } from '@/components/page/html-only/leave-to-html';
import type { Listed } from '@/lib/domain/listing';
import type { ListEntry } from '@/lib/domain/lists-by-month';
import { formatDay } from '@/lib/i18n/day';
import { showHref } from '@/lib/routing/show-screen';
import type { Locale } from '@/lib/sites/locales';
import { escapeHtml } from '@/lib/text/escape-html';
import { filterFacts } from '../filters/filter-facts';

type Waiting = ListEntry<Listed, string> & { day?: string | null };

/** What a list keeps for later, in what has these tabs: a link for each title, in the HTML alone. Returns the name it is kept by. */
export const deferLinks = (entries: readonly Waiting[], tabs: string, locale: Locale): string =>
  leaveToHtml(entries.map((entry) => writeLink(entry, tabs, locale)).join(''));

function writeLink({ item, day, lists }: Waiting, tabs: string, locale: Locale): string {
  const { show } = item;
  const facts = filterFacts({ item, lists }, tabs);
  // Its slug is read from its address where filters ask for it (`page-items.ts`).
  const own = facts.lists === undefined ? '' : ` data-in="${facts.lists}"`;
  const age = facts.age === undefined ? '' : ` data-age="${facts.age}"`;
  const date = day ? ` ${escapeHtml(formatDay(day, locale, 'short'))}` : '';
  return `<li${own} data-genres="${escapeHtml(facts.genres)}"${age}><a href="${escapeHtml(showHref(locale, show))}">${escapeHtml(show.title)}</a>${date}</li>`;
}
