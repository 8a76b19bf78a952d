import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Parsed<T> = { data: T; dropped: readonly Issue[]; error?: undefined } | { data?: undefined; error: z.ZodError };

/** More rounds than any item has levels. */
const mostRounds = 12;

/**
 * Parses a value without the fields that are wrong, where it can do without them: what may be missing may be of another
 * shape too. `dropped` names them; what is of no use at all gives the error it began with.
 */
export function parseWithout<Schema extends z.ZodType>(schema: Schema, value: unknown): Parsed<z.output<Schema>> {
  const dropped: Issue[] = [];
  const gone = new Set<string>();
  let rest = value;
  let first: z.ZodError | undefined;
  for (let round = 0; ; round++) {
    const { success, data, error } = schema.safeParse(rest);
    if (success) return { data, dropped };
    first ??= error;
    const found = error.issues;
    // A field that is missed although it was dropped belongs to something that cannot do without it.
    const paths = found.map(({ path }) => (gone.has(keyOf(path)) ? path.slice(0, -1) : path));
    if (round === mostRounds || paths.some((path) => path.length === 0)) return { error: first };
    dropped.push(...found.filter(({ path }) => !gone.has(keyOf(path))));
    for (const path of paths) gone.add(keyOf(path));
    for (const path of paths.toSorted(lastFirst)) rest = without(rest, path);
  }
}

const keyOf = (path: Path): string => path.map(String).join('\n');

/** Items of a list from its end, so that the others keep their index. */
const lastFirst = (a: Path, b: Path): number => Number(b.at(-1)) - Number(a.at(-1)) || b.length - a.length;

function without(value: unknown, [key, ...deeper]: Path): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(key);
    return deeper.length ? value.with(index, without(value[index], deeper)) : value.toSpliced(index, 1);
  }
  const { [key]: inner, ...others } = value as Record<PropertyKey, unknown>;
  return deeper.length ? { ...others, [key]: without(inner, deeper) } : others;
}
