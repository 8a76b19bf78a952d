import type { Shelf } from './find-process-wide';

/** State that all bundles of one process share: Next gives middleware and every route handler a copy of each module. */
export function processWide<T>(name: string, make: () => T): T {
  const shelf: Shelf = globalThis;
  shelf.candela ??= new Map();
  if (!shelf.candela.has(name)) shelf.candela.set(name, make());
  return shelf.candela.get(name) as T;
}
