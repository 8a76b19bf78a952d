import { splitFilters } from '@/lib/routing/filters';
import { tabNames, tabs } from '@/lib/routing/tabs';
import type { Language } from '@/lib/sites/sites';

type Here = { pathname: string; search: string; hash: string };

/**
 * The same screen, filters and tab in another language. `alternate` is the address that the page names for it, on
 * whatever host; a page without one has no such screen, and `home` stands in.
 */
export function addressIn(to: Language, from: Language, here: Here, alternate: string | null, home: string): string {
  if (!alternate || !URL.canParse(alternate)) return home;
  const base = new URL(alternate).pathname.replace(/\/$/, '');
  const { suffix } = splitFilters(here.pathname);
  return `${base}${suffix}${here.search}${fragmentIn(to, from, here.hash)}` || '/';
}

/** Tabs have a fragment of their own in each language; all other fragments mean the same in all of them. */
function fragmentIn(to: Language, from: Language, hash: string): string {
  const tab = tabNames.find((name) => `#${tabs[name][from]}`.toLowerCase() === hash.toLowerCase());
  return tab ? `#${tabs[tab][to]}` : hash;
}
