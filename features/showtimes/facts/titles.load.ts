import { show as showRow, shows as showsRow } from '@/lib/api/endpoints/shows';
import { find, read } from '@/lib/api/read';
import { mapBounded } from '@/lib/process/map-bounded';
import type { Locale } from '@/lib/sites/locales';

/** Titles asked for at a time. */
const atOnce = 6;

/**
 * The titles of a programme in the order of their slugs. It may name one that the list lacks; null is one that nobody knows.
 * Throws when the list cannot be read.
 */
export async function readTitles(locale: Locale, slugs: readonly string[]) {
  const list = await read(locale, showsRow, {});
  return mapBounded(
    slugs,
    atOnce,
    async (slug) => list.find((one) => one.slug === slug) ?? find(locale, showRow, { slug }),
  );
}
