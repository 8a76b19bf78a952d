/** Versions whose voices speak a language, in the codes of all catalogues: none of them says whether that is the original. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  fr: ['vf', 'vof', 'vfst', 'vfbe'],
  en: ['edf'],
  nl: ['nlnl', 'nlbe'],
  de: ['d'],
};

/** Those that a child who does not read yet can follow in a language. */
export const pickSpoken = (language: string, versions: readonly string[]): string[] =>
  versions.filter((version) => spoken[language]?.includes(version.toLowerCase()));
