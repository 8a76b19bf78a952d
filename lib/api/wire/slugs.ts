import type { WireShowSlugs } from '../contract/events';
import type { Translations } from '../contract/shared';
import { slugs, text } from './plain';
import { answerMapOf, answerWithSomeOf, wire } from './shapes';

/** The slug of the same thing by language; null where it has none. */
export const translations = wire<Translations | []>()(answerMapOf(text, (key) => /^[a-z]{2}$/.test(key)));

/** The titles of something, as slugs. */
export const showSlugs = wire<WireShowSlugs>()(answerWithSomeOf({ shows: slugs }).transform(({ shows }) => shows));

/** An item that once had this slug: the new one, null when it is still the same. */
export const movedTo = ({ slug, redirectSlug }: { slug: string; redirectSlug: string | null }): string | null =>
  redirectSlug === slug ? null : redirectSlug;
