import { hasBreak } from '@/lib/domain/breaks';
import type { GuideFilm } from '@/lib/domain/guide';
import { listAccess } from '@/lib/domain/showing';
import type { Filters } from '@/lib/routing/filters';

/**
 * What a row has from the first: what the page knows, then what a visitor's own place has besides. It stays where it is when
 * that place turns out to lack some of it; each part is in the order of the catalogue.
 */
export function listInRow(all: readonly string[], known: readonly string[], besides: readonly string[]): string[] {
  const first = all.filter((slug) => known.includes(slug));
  return [...first, ...all.filter((slug) => besides.includes(slug) && !first.includes(slug))];
}

/** What of a row of filters some showing of the day fits; all of it while nobody knows, so that it can be pressed meanwhile. */
export function listPossible(films: readonly GuideFilm[] | null): (kind: keyof Filters, slug: string) => boolean {
  const showings = films?.flatMap((film) => film.showings) ?? [];
  const isUnbroken = showings.some(({ tags }) => !hasBreak(tags));
  const there: Partial<Record<keyof Filters, ReadonlySet<string>>> = {
    versions: new Set(showings.map(({ version }) => version)),
    tags: new Set(showings.flatMap((showing) => [...(showing.tags ?? []), ...listAccess(showing)])),
    break: new Set(isUnbroken ? ['none'] : []),
  };
  return (kind, slug) => !showings.length || (there[kind]?.has(slug) ?? true);
}
