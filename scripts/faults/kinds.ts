import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints, table } from '@/lib/api/endpoints/table';
import { clientCalls } from '@/lib/member/client-calls';
import { screens } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import type { Fault } from '@/tests/support/mock-control';

/** How a call of the catalogue can fail, as the mock API is told of it. */
export const kinds = {
  refused: { refuse: true },
  slow: { latencyMs: 8_000 },
  500: { status: 500 },
  429: { status: 429 },
  html: { body: 'html' },
  'half a JSON': { body: 'half-json' },
  'wrong type': { body: 'wrong-type' },
  empty: { body: 'empty' },
  'other object': { json: {} },
  null: { json: null },
  404: { status: 404 },
  'no rows': { json: [] },
} as const satisfies Record<string, Partial<Fault>>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/**
 * Ways to fail that are a word as well: that there is nothing. It is doubted of what was there minutes ago, unless something
 * is published; who has heard nothing else passes it on.
 */
export const isDenying = (kind: Kind): boolean => ['404', 'no rows'].includes(String(kind));

/** Whether such a word is passed on by who has heard nothing else. That there is none of what there always is never is. */
export const isBelievable = (path: string, kind: Kind): boolean =>
  isDenying(kind) && !(kind === 'no rows' && rows.some((row) => row.path === path && isRefusedEmpty(row)));

/**
 * Whether a call fails in this way: some may say nothing at all, an item that is null is one that there is not, and some
 * lists have nothing in them from one minute to the next.
 */
export function isFault(path: string, kind: Kind): boolean {
  const fault: Partial<Fault> = kinds[kind];
  if (!('json' in fault)) return true;
  if (fault.json === null && items.has(path)) return false;
  const own = rows.filter((row) => row.path === path);
  if (isDenying(kind)) return own.some(isEmptinessFalse);
  return own.length === 0 || own.some(({ schema }) => !schema.safeParse(fault.json).success);
}

type Row = Pick<Endpoint, 'path' | 'schema' | 'cache' | 'mayBeEmpty'>;

/** Of what nobody keeps nobody knows either what it was a minute ago; of what there always is it is a fault's word at once. */
function isEmptinessFalse({ schema, cache, mayBeEmpty }: Row): boolean {
  if (!schema.safeParse(kinds['no rows'].json).success) return isRefusedEmpty({ schema });
  return cache !== 'never' && !mayBeEmpty;
}

const isRefusedEmpty = ({ schema }: Pick<Row, 'schema'>): boolean =>
  schema.safeParse(kinds['no rows'].json).error?.issues.some(({ code }) => code === 'too_small') === true;

/** What every call answers, those made for a member among them, by the path that the mock API knows it by. */
const rows: readonly Row[] = [
  ...table,
  ...Object.values(clientCalls).map(({ from, path, schema }) => ({
    path: (from === 'clients' ? '/client/api/[language]' : '/api') + path,
    schema,
    cache: 'never' as const,
  })),
];

/** The tags by which a publication has a call believed. */
const tagsOf = (path: string): readonly string[] =>
  rows.flatMap((row) => (row.path === path && row.cache !== 'never' ? row.cache.tags : []));

/** A tag of none of these calls: by it a site hears of a publication and doubts them as before. Undefined where each has one. */
export function findSpareTag(paths: readonly string[]): string | undefined {
  const taken = new Set(paths.flatMap(tagsOf));
  // The last ones are those of few pages: whatever carries it is made anew on every site.
  return rows.flatMap(({ path }) => tagsOf(path)).findLast((tag) => !taken.has(tag));
}

/** The calls that say whether there is a page. */
const items: ReadonlySet<string> = new Set(
  screens.flatMap((screen) => {
    const { guard } = screenFactsOf(screen);
    return guard ? [endpoints[guard].path] : [];
  }),
);

/** By its screen, the calls that find what a page is about. */
const findingCalls: ReadonlyMap<string, readonly string[]> = new Map(
  screens.map((screen) => {
    const { guard, finds = [] } = screenFactsOf(screen);
    return [screen, [...finds, ...(guard ? [guard] : [])].map((call) => endpoints[call].path)];
  }),
);

export const isAbout = (screen: string, endpoint: string): boolean =>
  findingCalls.get(screen)?.includes(endpoint) === true;
