import type { CinemaSummary, Supplement } from '@/lib/domain/cinema';
import { addressLine } from '@/lib/domain/cinema-address';

export type PricedExtra = Supplement & { children: readonly Supplement[] };

/**
 * Supplements with what is paid on top of them, glasses under 3D. One whose parent is not in the list stands alone;
 * two that name each other as parent are nonsense and left out.
 */
export function buildSupplementTree(supplements: readonly Supplement[]): PricedExtra[] {
  const ids = new Set(supplements.map(({ id }) => id));
  const below = (parent: string): Supplement[] =>
    supplements
      .filter((supplement) => supplement.parent === parent && supplement.id !== parent)
      .flatMap((supplement) => [supplement, ...below(supplement.id)]);
  return supplements
    .filter(({ id, parent }) => parent === null || parent === id || !ids.has(parent))
    .map((root) => ({ ...root, children: below(root.id) }));
}

/** "Candela" and "Lyon Confluence", so that the brand can be set small. */
export function splitName(name: string, brand: string): { brand: string | null; own: string } {
  const own = name.startsWith(`${brand} `) ? name.slice(brand.length + 1).trim() : '';
  return own ? { brand, own } : { brand: null, own: name };
}

/** Opens the map application of a phone, a map page elsewhere; nothing is loaded before the visitor follows it. */
export function directionsUrl(cinema: CinemaSummary): string {
  const { gps, name } = cinema;
  const named = [name, addressLine(cinema)].filter(Boolean).join(', ');
  const destination = gps ? `${gps.latitude},${gps.longitude}` : named;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** The first lines of sanitised HTML as plain text, without headings and tables: the gist of what a panel says in full. */
export const pickFirstLines = (html: string, count: number): string[] =>
  html
    .replace(/<(h\d|table)>.*?<\/\1>/gs, '')
    .split(/<br\s*\/?>|<\/(?:p|li|div)>/)
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (_, entity: string) => entities[entity] ?? ' ')
        .trim(),
    )
    .filter(Boolean)
    .slice(0, count);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
