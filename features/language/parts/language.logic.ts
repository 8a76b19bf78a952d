import { splitFilters } from '@/lib/routing/filters';
import { translateShowsTab } from '@/lib/routing/shows-tabs';
import type { Language } from '@/lib/sites/languages';

type Here = { pathname: string; search: string; hash: string };

/**
 * The same screen, filters and tab in another language. `alternate` is the address that the page names for it, on
 * whatever host; for a page that names none, the server finds it.
 */
export function hrefInLanguage(to: Language, from: Language, here: Here, alternate: string | null): string {
  const { base: path, suffix } = splitFilters(here.pathname);
  const named = alternate && URL.canParse(alternate) ? new URL(alternate).pathname : `/redirect/${to}${path}`;
  const base = named.replace(/\/$/, '');
  return `${base}${suffix}${here.search}${translateShowsTab(to, from, here.hash)}` || '/';
}
