/** "à Lyon", "au Havre", "aux Ulis": the article of a town's name melts into the preposition. */
export function atTown(name: string): string {
  const [, article, rest] = /^(Les?)\s+(.+)$/.exec(name) ?? [];
  return rest ? `${article === 'Les' ? 'aux' : 'au'} ${rest}` : `à ${name}`;
}

/** "d’Aidan", "de Marie": whether a preposition before a name loses its vowel. */
export const isElided = (name: string): boolean => /^[aeiouyàâäéèêëîïôöûüœæ]/i.test(name);
