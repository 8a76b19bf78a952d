import { upstreamOf } from '@/lib/env/env';
import type { Language } from '@/lib/sites/languages';
import { type Locale, locales } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';
import type { Endpoint, Input } from './endpoint';

type Values = Readonly<Record<string, string | undefined>>;
type Addressed = Pick<Endpoint, 'path' | 'query' | 'fixed' | 'language'>;

/** The upstream address of a call. */
export function upstreamUrl(
  site: SiteId,
  language: Language,
  { path, query = [], ...row }: Addressed,
  values: Values,
): string {
  const asked = new URLSearchParams({ ...(row.language !== false && { language }), ...row.fixed });
  for (const name of query) if (values[name]) asked.set(name, values[name]);
  const search = asked.toString();
  return `${upstreamOf(site)}${fillBrackets(path, values)}${search && `?${search}`}`;
}

/** The same for a row of the table, typed by it. */
export function endpointUrl<E extends Endpoint>(locale: Locale, endpoint: E, input: Input<E>): string {
  const { site, language } = locales[locale];
  return upstreamUrl(site, language, endpoint, input);
}
