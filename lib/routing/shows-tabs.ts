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

/** Whether a fragment is this one, or names a month in its list: `#preventes` and `#preventes-2027-01`. Case is forgiven. */
const isOf = (own: string, fragment: string) => `${fragment}-`.toLowerCase().startsWith(`#${own}-`.toLowerCase());

/** The tab a fragment opens; the first one for none or an unknown one. */
export const resolveShowsTab = (language: Language, fragment: string): ShowsTab =>
  showsTabNames.find((tab) => isOf(showsTabs[tab][language], fragment)) ?? 'book';

/** The same place of the list in another language; a fragment that names no tab means the same in all. */
export function translateShowsTab(to: Language, from: Language, fragment: string): string {
  const tab = showsTabNames.find((name) => isOf(showsTabs[name][from], fragment));
  return tab ? `#${showsTabs[tab][to]}${fragment.slice(showsTabs[tab][from].length + 1)}` : fragment;
}
