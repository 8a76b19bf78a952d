import { languages } from '@/lib/sites/languages';
import type { WireShowSlugs } from '../contract/events';
import type { Translations } from '../contract/shared';
import { slugs, text } from './plain';
import { answerMapOf, answerWithSomeOf, wire } from './shapes';

/** By its letters alone the `id` of a refusal would be one. */
const isLanguage = (key: string) => languages.some((language) => language === key);

/** The slug of the same thing by language; null where it has none. */
export const translations = wire<Translations | []>()(answerMapOf(text, isLanguage));

/** The titles of something, as slugs. */
export const showSlugs = wire<WireShowSlugs>()(answerWithSomeOf({ shows: slugs }).transform(({ shows }) => shows));

/** An item that once had this slug: the new one, null when it is still the same. */
export const movedTo = ({ slug, redirectSlug }: { slug: string; redirectSlug: string | null }): string | null =>
  redirectSlug === slug ? null : redirectSlug;
