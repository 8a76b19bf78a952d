/** What a choice of the locator is called, and the slugs of the cinemas it means. */
export type Place = { name: string; cinemas: readonly string[] };

const storage = 'candela_place';

/** The place kept for this choice. Part of the locator's memory, so that the header can say "Lyon" before any answer. */
export function recallPlace(key: string): Place | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storage) ?? 'null');
    return isKept(kept) && kept.key === key ? { name: kept.name, cinemas: kept.cinemas } : null;
  } catch {
    return null;
  }
}

/** A browser that refuses storage costs a question per visit, nothing else. */
export function rememberPlace(key: string, { name, cinemas }: Place): void {
  try {
    localStorage.setItem(storage, JSON.stringify({ key, name, cinemas }));
  } catch {}
}

export function forgetPlace(): void {
  try {
    localStorage.removeItem(storage);
  } catch {}
}

function isKept(value: unknown): value is Place & { key: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, cinemas } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    Array.isArray(cinemas) &&
    cinemas.every((slug) => typeof slug === 'string')
  );
}
