export type Shelf = typeof globalThis & { candela?: Map<string, unknown> };

/** What lies under a name in this process, if anything (`process-wide.ts`); nothing in a browser. */
export const findProcessWide = <T>(name: string): T | undefined =>
  (globalThis as Shelf).candela?.get(name) as T | undefined;
