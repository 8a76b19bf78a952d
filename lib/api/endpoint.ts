import type { z } from 'zod';
import type { BracketNames } from '@/lib/text/brackets';

/** Seconds a good answer is fresh, and the tags that a publication event refreshes. */
export type Cache = { seconds: number; tags: readonly string[] } | 'never';

/** One row of the endpoint table. */
export type Endpoint<Path extends string = string, Schema extends z.ZodType = z.ZodType, Query extends string = string> = {
  path: Path;
  query?: readonly Query[];
  schema: Schema;
  cache: Cache;
};

export const endpoint = <const Path extends string, Schema extends z.ZodType, const Query extends string = never>(
  row: Endpoint<Path, Schema, Query>,
) => row;

export type Input<E extends Endpoint> =
  E extends Endpoint<infer Path, z.ZodType, infer Query> ? Record<BracketNames<Path>, string> & Partial<Record<Query, string>> : never;
export type Output<E extends Endpoint> = z.output<E['schema']>;
/** What the upstream sends. */
export type Wire<E extends Endpoint> = z.input<E['schema']>;
