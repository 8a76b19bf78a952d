import type { Tag, Version } from './tag';

type LanguageFilter = { mode: 'versions' | 'tags'; options: { value: string; label: string }[] };

/**
 * What one chooses a language by (spec catalogue §3): the versions of the catalogue, or, of a catalogue that lists none,
 * the tags that stand for them.
 */
export function pickLanguageFilter(versions: readonly Version[], tags: readonly Tag[]): LanguageFilter {
  const flagged = tags
    .filter(({ isVersionFilter }) => isVersionFilter)
    .toSorted((a, b) => a.filterOrder - b.filterOrder);
  if (versions.length > 0 || flagged.length === 0)
    return { mode: 'versions', options: versions.map(({ slug, label }) => ({ value: slug, label })) };
  return { mode: 'tags', options: flagged.map(({ slug, title }) => ({ value: slug, label: title })) };
}
