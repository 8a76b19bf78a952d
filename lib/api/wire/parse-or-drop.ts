import type { z } from 'zod';
import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';

type Parsing = { site: SiteId; fields: string[]; path: string[] };

/** Parsing is synchronous, so what is being read can stand here without two answers ever mixing. */
let parsing: Parsing | null = null;

/** Parses while noting what is left out, and logs that as one line per answer. */
export function whileParsing<T>(site: SiteId, url: string, parse: () => T): T {
  const outer = parsing;
  const own: Parsing = { site, fields: [], path: [] };
  parsing = own;
  try {
    return parse();
  } finally {
    parsing = outer;
    if (own.fields.length) log.warn('left out', { url, count: own.fields.length, fields: own.fields.slice(0, 5) });
  }
}

/** The site whose answer is being read; null outside `whileParsing`. */
export const siteBeingParsed = (): SiteId | null => parsing?.site ?? null;

/** The item in a list, or nothing and a note of the field that was wrong. */
export function parseOrDrop<Item extends z.ZodType>(item: Item, value: unknown, step: string): z.output<Item>[] {
  parsing?.path.push(step);
  const { success, data, error } = item.safeParse(value);
  const path = parsing?.path.join('.').replaceAll('.[', '[') ?? step;
  parsing?.path.pop();
  if (success) return [data];
  const [issue] = error.issues;
  parsing?.fields.push([path, issue?.path.join('.')].filter(Boolean).join('.').concat(`: ${issue?.message}`));
  return [];
}
