/** Under which name a device keeps the versions that its visitor wants to see everywhere. */
export const savedVersionsKey = 'candela_versions';

/** What a device has saved, whatever that is. */
export const parseSavedVersions = (text: string | null | undefined): string[] =>
  /^[\w-]+(,[\w-]+){0,9}$/.test(text ?? '') ? (text ?? '').split(',') : [];

/** Those of the saved that there are: what a page has none of is not asked of it. */
export const pickSavedVersions = (saved: readonly string[], offered: readonly string[]): string[] =>
  saved.filter((version) => offered.includes(version));

export const isSameChoice = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((version) => others.includes(version));

/** Versions that keep the language a film was made in, in the codes of all catalogues. */
const originals: readonly string[] = ['vo', 'vost', 'ov', 'vobe', 'edf'];

/**
 * What is suggested to whoever reads a site in a language that its country does not speak: the originals, where there
 * is anything else. None of our countries speaks English.
 */
export function pickSuggestedVersions(language: string, offered: readonly string[]): string[] {
  const found = language === 'en' ? offered.filter((version) => originals.includes(version)) : [];
  return found.length < offered.length ? found : [];
}
