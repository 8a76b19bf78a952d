import type { Translations } from '@/lib/api/contract/shared';
import { type Language, languages } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import type { Words } from '../../words';

/** Something with an address in each language, written once and never read twice under one number. */
export type Item = {
  id: number;
  slug: Words;
  /** Not translated: other languages have no address for it, and it answers them in its own. */
  only?: Language;
  /** Its address goes without the number. */
  bare?: true;
};

/** A site that does not speak the language of an untranslated item has it not at all. */
export const isOn = (site: SiteId, { only }: Item): boolean => !only || siteFacts(site).languages.includes(only);
export const isIn = (language: Language, { only }: Item): boolean => !only || only === language;

export const slugIn = ({ id, slug, only, bare }: Item, language: Language): string =>
  slug[only ?? language] + (bare ? '' : `-${id}`);

/** By the slug of any language of the site. */
export function findItem<Row extends Item>(site: SiteId, rows: readonly Row[], slug: string): Row | null {
  const { languages: spoken } = siteFacts(site);
  return (
    rows.find(
      (row) => isOn(site, row) && spoken.some((language) => isIn(language, row) && slugIn(row, language) === slug),
    ) ?? null
  );
}

/** The slug of an item by language, null where it has none. */
export function translationsOf(site: SiteId, item: Item | null): Translations | null {
  if (!item) return null;
  const spoken: readonly Language[] = siteFacts(site).languages;
  return Object.fromEntries(
    languages.map((language) => [
      language,
      spoken.includes(language) && isIn(language, item) ? slugIn(item, language) : null,
    ]),
  );
}
