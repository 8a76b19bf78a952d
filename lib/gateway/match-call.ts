import { bracketPattern } from '@/lib/text/bracket-pattern';
import type { Endpoint } from '../api/endpoint';
import { table } from '../api/endpoints/table';
import { isDay } from '../domain/is-day';

export type CallMatch = { endpoint: Endpoint; params: Readonly<Record<string, string>> };

const looksLikeDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Tells `showtimes/[date]` from `showtimes/[cinema]`, and their two orders apart. */
const shapes: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDay,
  cinema: (value) => !looksLikeDay(value),
};

const rows = table.map((endpoint) => ({ endpoint, pattern: bracketPattern(endpoint.path) }));

/** The row a path of the gateway asks for; `bad` for a value no slug or date can have, null for no row at all. */
export function matchCall(pathname: string): CallMatch | 'bad' | null {
  let bad = false;
  for (const { endpoint, pattern } of rows) {
    const groups = pattern.exec(pathname)?.groups;
    if (!groups && !pattern.test(pathname)) continue;
    const params = decoded(groups ?? {});
    if (params && Object.entries(params).every(([name, value]) => shapes[name]?.(value) ?? true))
      return { endpoint, params };
    bad ||= params === null;
  }
  return bad ? 'bad' : null;
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    const values = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
    return values.every(([, value]) => isPlainValue(value) && !/[/\\]|\.\./.test(value))
      ? Object.fromEntries(values)
      : null;
  } catch {
    return null; // a malformed escape such as %E0%A4%A
  }
}

/** Short, and free of control characters. */
export const isPlainValue = (value: string, longest = 200): boolean =>
  value.length > 0 && value.length <= longest && !/\p{Cc}/u.test(value);
