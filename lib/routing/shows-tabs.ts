import type { Language } from '../sites/languages';

/** The tabs of the shows page and the fragment each has in a language (spec catalogue §2). */
export const showsTabs = {
  book: { fr: 'reserver', de: 'buchen', en: 'Book', nl: 'boek' },
  presales: { fr: 'preventes', de: 'vorverkauf', en: 'presales', nl: 'vorverkauf' },
  kids: { fr: 'kids', de: 'kids', en: 'kids', nl: 'kids' },
  special: { fr: 'special', de: 'special', en: 'special', nl: 'special' },
  upcoming: { fr: 'prochainement', de: 'kommenden', en: 'upcoming', nl: 'aankomende' },
} as const satisfies Record<string, Record<Language, string>>;

export type ShowsTab = keyof typeof showsTabs;
export const showsTabNames = Object.keys(showsTabs) as ShowsTab[];

/** The tab a fragment opens; the first one for none or an unknown one. Case is forgiven. */
export const resolveShowsTab = (language: Language, fragment: string): ShowsTab =>
  showsTabNames.find((tab) => showsTabs[tab][language].toLowerCase() === fragment.replace(/^#/, '').toLowerCase()) ??
  'book';
