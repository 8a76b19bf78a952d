import { listKinds } from '@/lib/routing/carried-path';
import { isFilter } from '@/lib/routing/filter-segments';
import { type FilterKind, type Filters, parseFilters, splitFilters } from '@/lib/routing/filters';
import { chooseFilters, readFilters } from '@/lib/routing/use-filters';
import type { Locale } from '@/lib/sites/locales';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { listStrangers } from './list-strangers';

type Here = { locale: Locale; hasPass: boolean };

/**
 * Says once which words of a link mean nothing here, and takes them out of the address: of no filter, of one that this
 * page does not understand, of a pass that the site has not, then what nobody here has ever heard of.
 */
export async function tellUnknown(title: string, { locale, hasPass }: Here): Promise<void> {
  const { pathname } = location;
  const { filters } = splitFilters(pathname);
  const kinds = listKinds(locale, pathname);
  const isMeant = (kind: FilterKind) => (kinds?.includes(kind) ?? true) && (hasPass || kind !== 'pass');
  const known = Object.fromEntries(entriesOf(pathname).filter(([kind]) => isMeant(kind)));
  const isUnderstood = (segment: string) =>
    isFilter(segment) && entriesOf(`/filters/${segment}`).every(([kind]) => isMeant(kind));
  tell(
    title,
    filters.filter((segment) => !isUnderstood(segment)),
    known,
  );
  const strangers = await listStrangers(locale, known);
  // Meanwhile the visitor may have chosen something else.
  const now = readFilters();
  const left = Object.fromEntries(
    Object.entries(now).map(([kind, values]) => [kind, values.filter((value) => !isAmong(strangers, kind, value))]),
  );
  const gone = strangers.filter(([kind, value]) =>
    Object.entries(now).some(([one, all]) => one === kind && all.includes(value)),
  );
  tell(
    title,
    gone.map(([kind, value]) => `${kind}-${value}`),
    left,
  );
}

const entriesOf = (pathname: string) => Object.entries(parseFilters(pathname)) as [FilterKind, readonly string[]][];

const isAmong = (all: readonly (readonly [string, string])[], kind: string, value: string) =>
  all.some(([one, other]) => one === kind && other === value);

function tell(title: string, words: readonly string[], left: Filters): void {
  if (!words.length) return;
  chooseFilters(left, 'replace');
  useAlerts.getState().push({ level: 'INFO', title, subtitle: words.join(', '), autoCloseMs: 10_000 });
}
