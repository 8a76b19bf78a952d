import { filteredPath, isFilter, parseFilters, splitFilters } from '@/lib/routing/filters';
import { filtersChanged } from '@/lib/routing/use-filters';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';

/** Says once which words of a link mean nothing here, and takes them out of the address: of no filter, or of a pass that the site has not. */
export function tellUnknown(title: string, { hasPass }: { hasPass: boolean }): void {
  const { base, filters } = splitFilters(location.pathname);
  const { pass, ...others } = parseFilters(location.pathname);
  const unknown = filters.filter((segment) => !isFilter(segment) || (!hasPass && segment.startsWith('pass-')));
  if (!unknown.length) return;
  const path = filteredPath(base, { ...others, ...(hasPass && pass && { pass }) });
  history.replaceState(history.state, '', path + location.search + location.hash);
  dispatchEvent(new Event(filtersChanged));
  useAlerts.getState().push({ level: 'INFO', title, subtitle: unknown.join(', '), autoCloseMs: 10_000 });
}
