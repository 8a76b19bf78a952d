import type { Locale } from '@/lib/sites/locales';
import { fillBrackets } from '@/lib/text/brackets';
import type { CallInput } from './entities';
import { type CallName, calls } from './paths';

/** Where this site's gateway serves the entity of a call, already parsed: `/api/entities/shows?language=fr`. */
export function entityUrl<Name extends CallName>(locale: Locale, name: Name, input: CallInput<Name>): string {
  const { path, query = [] }: { path: string; query?: readonly string[] } = calls[name];
  const values: Readonly<Record<string, string | undefined>> = input;
  const asked = new URLSearchParams({ language: locale.slice(0, 2) }); // a locale begins with its language
  for (const key of query) if (values[key]) asked.set(key, values[key]);
  return `${fillBrackets(path, values).replace('/api', '/api/entities')}?${asked}`;
}
