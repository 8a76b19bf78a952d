import type { Show } from '../domain/show';
import type { Locale } from '../sites/locales';
import { show } from './endpoints/shows';
import { findOr } from './read-or';

/** Each is a question that the page waits for, and whoever finds so many titles gone finds the next one gone, too. */
const mostTries = 3;

/** The first of these titles that is still there; null where none of the first few is. */
export async function findFirstShow(locale: Locale, slugs: readonly string[]): Promise<Show | null> {
  for (const slug of [...new Set(slugs)].slice(0, mostTries)) {
    const found = await findOr(locale, show, { slug }, null);
    if (found) return found;
  }
  return null;
}
