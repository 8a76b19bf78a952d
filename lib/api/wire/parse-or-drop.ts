import type { z } from 'zod';
import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';
import { withoutTyped } from '../without-typed';
import { parseWithout } from './parse-without';

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
    if (own.fields.length)
      log.warn('left out', { url: withoutTyped(url), count: own.fields.length, fields: own.fields.slice(0, 5) });
  }
}

/** The site whose answer is being read; null outside `whileParsing`. */
export const siteOfParsing = (): SiteId | null => parsing?.site ?? null;

/** The item in a list, without what is wrong with it; or nothing, when it cannot do without that. Notes what was wrong. */
export function parseOrDrop<Item extends z.ZodType>(item: Item, value: unknown, step: string): z.output<Item>[] {
  parsing?.path.push(step);
  const found = parseWithout(item, value);
  note(found.error ? found.error.issues.slice(0, 1) : found.dropped, step);
  parsing?.path.pop();
  return found.error ? [] : [found.data];
}

/** A whole answer, without the fields that it can do without and that are wrong. */
export function parseWhole<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): { data: z.output<Schema>; error?: undefined } | { data?: undefined; error: z.ZodError } {
  const found = parseWithout(schema, json);
  if (found.error) return { error: found.error };
  note(found.dropped, '');
  return { data: found.data };
}

function note(issues: readonly z.core.$ZodIssue[], step: string): void {
  const path = parsing?.path.join('.').replaceAll('.[', '[') ?? step;
  for (const issue of issues)
    parsing?.fields.push([path, issue.path.join('.')].filter(Boolean).join('.').concat(`: ${issue.message}`));
}
