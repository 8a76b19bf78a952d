import type { z } from 'zod';
import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';

type Reading = { site: SiteId; fields: string[]; path: string[] };

/** Parsing is synchronous, so what is being read can stand here without two answers ever mixing. */
let reading: Reading | null = null;

/** Parses while noting what is left out, and logs that as one line per answer. */
export function whileReading<T>(site: SiteId, url: string, parse: () => T): T {
  const outer = reading;
  const own: Reading = { site, fields: [], path: [] };
  reading = own;
  try {
    return parse();
  } finally {
    reading = outer;
    if (own.fields.length) log.warn('left out', { url, count: own.fields.length, fields: own.fields.slice(0, 5) });
  }
}

/** The site whose answer is being read; null outside `whileReading`. */
export const siteBeingRead = (): SiteId | null => reading?.site ?? null;

/** The item in a list, or nothing and a note of the field that was wrong. */
export function kept<Item extends z.ZodType>(item: Item, value: unknown, place: string): z.output<Item>[] {
  reading?.path.push(place);
  const { success, data, error } = item.safeParse(value);
  const path = reading?.path.join('.').replaceAll('.[', '[') ?? place;
  reading?.path.pop();
  if (success) return [data];
  const [issue] = error.issues;
  reading?.fields.push([path, issue?.path.join('.')].filter(Boolean).join('.').concat(`: ${issue?.message}`));
  return [];
}
