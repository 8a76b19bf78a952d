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
} as const satisfies Record<string, Partial<Fault>>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];
