/** The product's slug rule (spec catalogue §5): lower case, no accents, the first space a dash. */
export const buildSlug = (text: string): string => plainLetters(text).replace(' ', '-');

/** Lower case without accents: how names are compared in searches. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What an address calls a town of which only the name is known: `la-rochelle`. */
export const buildTownSlug = (town: string): string => plainLetters(town).replace(/[^a-z\d]+/g, '-');

/** How a town is written of which only the slug is known: `La Rochelle`. */
export const nameTown = (slug: string): string =>
  slug
    .replace(/-+/g, ' ')
    .replace(/(^| )\p{L}/gu, (first) => first.toUpperCase())
    .trim();
