/** The product's slug rule (spec catalogue §5): lower case, no accents, the first space a dash. */
export const slugOf = (text: string): string => plain(text).replace(' ', '-');

/** Lower case without accents: how names are compared in searches. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
