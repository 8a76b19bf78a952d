import type { Locale } from '@/lib/sites/locales';
import { fillBrackets } from '@/lib/text/brackets';
import type { Call } from './filter-paths';

/** Where this site's gateway serves the entity of an address, already parsed. */
export function callUrl(
  locale: Locale,
  { path, query = [] }: Call,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  const asked = new URLSearchParams({ language: locale.slice(0, 2) }); // a locale begins with its language
  for (const key of query) if (values[key]) asked.set(key, values[key]);
  return `${fillBrackets(path, values).replace('/api', '/api/entities')}?${asked}`;
}
