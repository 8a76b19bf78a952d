import type { z } from 'zod';
import type { SiteId } from '@/lib/sites/sites';
import type { BracketNames } from '@/lib/text/brackets';

/** Seconds a good answer is fresh, and the tags that a publication event refreshes. */
export type Cache = { seconds: number; tags: readonly string[] } | 'never';

/** One row of the endpoint table. */
export type Endpoint<
  Path extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Query extends string = string,
> = {
  path: Path;
  query?: readonly Query[];
  /** Query values that never change. */
  fixed?: Readonly<Record<string, string>>;
  /** Request headers the caller may add; such a call is never kept nor shared. */
  headers?: readonly string[];
  /** The part of the path that has a secret in the next one: it is tried so often a minute, by whomever. */
  guarded?: { name: string; most: number };
  /** False for the one call that is the same in every language. */
  language?: false;
  schema: Schema;
  cache: Cache;
  /** What the catalogue sends of a day without showings; every row has it that has a day in its path (`lib/gateway/empty-day.ts`). */
  emptyDay?: readonly [];
  /** Refusals beside 404 and 410 that are an answer of this call, and no fault. */
  refuses?: readonly number[];
  /** Whether a title of it is a film is said by the list of titles alone (`wire/movies.ts`). */
  needsTitles?: true;
  /** Its list may become empty from one minute to the next; of any other that was full that is doubted (`cached-reads.ts`). */
  mayBeEmpty?: true;
};

export const endpoint = <const Path extends string, Schema extends z.ZodType, const Query extends string = never>(
  row: Endpoint<Path, Schema, Query>,
) => row;

export type Input<E extends Endpoint> = E extends { path: infer Path extends string }
  ? Record<BracketNames<Path>, string> & Partial<Record<QueryOf<E>, string>>
  : never;
type QueryOf<E extends Endpoint> = E extends Endpoint<string, z.ZodType, infer Query> ? Query : never;
/** The entity. */
export type Output<E extends Endpoint> = z.output<E['schema']>;
/** What the upstream sends. */
export type Wire<E extends Endpoint> = z.input<E['schema']>;

/** The tags of a row's answers on one site. */
export const cacheTagsOf = ({ cache }: Pick<Endpoint, 'cache'>, site: SiteId): string[] =>
  cache === 'never' ? [] : [...cache.tags, `site:${site}`];
