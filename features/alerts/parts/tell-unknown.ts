import { filteredPath, isFilter, parseFilters, splitFilters } from '@/lib/routing/filters';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';

/** Says once which words of a link mean nothing here, and takes them out of the address. */
export function tellUnknown(title: string): void {
  const { base, filters } = splitFilters(location.pathname);
  const unknown = filters.filter((segment) => !isFilter(segment));
  if (!unknown.length) return;
  const path = filteredPath(base, parseFilters(location.pathname));
  history.replaceState(history.state, '', path + location.search + location.hash);
  useAlerts.getState().push({ level: 'INFO', title, subtitle: unknown.join(', '), autoCloseMs: 10_000 });
}
