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
} as const satisfies Record<string, Partial<Fault>>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Whether a call fails in this way: some may say nothing at all, and an item that is null is one that there is not. */
export function isFault(path: string, kind: Kind): boolean {
  const fault: Partial<Fault> = kinds[kind];
  if (!('json' in fault)) return true;
  if (fault.json === null && items.has(path)) return false;
  const own = rows.filter((row) => row.path === path);
  return own.length === 0 || own.some(({ schema }) => !schema.safeParse(fault.json).success);
}

/** What every call answers, those made for a member among them, by the path that the mock API knows it by. */
const rows = [
  ...table,
  ...Object.values(clientCalls).map(({ from, path, schema }) => ({
    path: (from === 'clients' ? '/client/api/[language]' : '/api') + path,
    schema,
  })),
];

/** The calls that say whether there is a page. */
const items: ReadonlySet<string> = new Set(
  screens.flatMap((screen) => {
    const { guard } = screenFactsOf(screen);
    return guard ? [endpoints[guard].path] : [];
  }),
);
