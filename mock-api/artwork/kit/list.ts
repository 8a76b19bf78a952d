/** The item at `at`; past the end it starts again from the front. @throws on an empty list. */
export function nth<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has no item ${at}`);
  return item;
}

/** @throws on an empty list. */
export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);

/** The entry of a table that a film's look names. @throws for a name the table lacks. */
export function named<T>(table: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) throw new Error(`"${name}" is none of ${Object.keys(table).join(', ')}`);
  return entry;
}
