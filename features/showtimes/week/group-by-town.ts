import type { CinemaSummary } from '@/lib/domain/cinema';
import type { WeekGroup } from './week';

type InTown = WeekGroup['rows'][number] & { town: Pick<CinemaSummary, 'citySlug' | 'city'> };

/** Towns by name, and in each the cinemas by name; a single town needs none. */
export function groupByTown(rows: readonly InTown[], locale: string): WeekGroup[] {
  const { compare } = new Intl.Collator(locale);
  const towns = [...Map.groupBy(rows, ({ town }) => town.citySlug)].map(([slug, own]) => ({
    slug,
    name: own[0]?.town.city ?? slug,
    rows: own.map(({ town, ...row }) => row).toSorted((a, b) => compare(a.title, b.title)),
  }));
  if (towns.length === 1) return towns.map(({ slug, rows: own }) => ({ slug, rows: own }));
  return towns.toSorted((a, b) => compare(a.name, b.name));
}
