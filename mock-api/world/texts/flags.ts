import { t, type Words } from '../../words';

export type FlagText = { text: Words; colour: '1' | '2' | '3' | '4' | '5'; category?: 'HEART' | '3D' };

/** Ribbons of editors; colours 1 green, 2 yellow, 3 grey, 4 red, 5 blue. */
export const flags = {
  new: { text: t('Nouveau', 'New', 'Neu', 'Nieuw'), colour: '1' },
  heart: { text: t('Coup de cœur', 'Staff pick', 'Unser Liebling', 'Onze favoriet'), colour: '5', category: 'HEART' },
  awaited: { text: t('Très attendu', 'Most awaited', 'Heiss erwartet', 'Langverwacht'), colour: '5' },
  last: { text: t('Dernière semaine', 'Last week', 'Letzte Woche', 'Laatste week'), colour: '3' },
  family: { text: t('En famille', 'For the family', 'Für die Familie', 'Voor het gezin'), colour: '2' },
  premiere: { text: t('Avant-première', 'Preview', 'Vorpremiere', 'Voorpremière'), colour: '4' },
  team: {
    text: t('Avant-première + équipe', 'Preview + team', 'Vorpremiere + Filmteam', 'Voorpremière + filmploeg'),
    colour: '4',
  },
  guests: {
    text: t('Avec l’équipe du film', 'With the team of the film', 'Mit dem Filmteam', 'Met de filmploeg'),
    colour: '4',
  },
  crime: { text: t('Nuit du polar', 'Crime night', 'Krimi-Nacht', 'Misdaadnacht'), colour: '3' },
  debate: { text: t('Débat', 'Debate', 'Filmgespräch', 'Nagesprek'), colour: '3' },
  presale: { text: t('Préventes ouvertes', 'On presale', 'Im Vorverkauf', 'In de voorverkoop'), colour: '2' },
} as const satisfies Record<string, FlagText>;

/** Films that everyone may see and the smallest do not follow. */
const forSchool = ['p25', 'p38', 'p72'];

/** From what age a child enjoys it. */
export const kidsLabel = ({ id, age }: { id: string; age: number }): FlagText => {
  const from = age > 6 ? 8 : age > 0 || forSchool.includes(id) ? 6 : 3;
  return { text: t(`Dès ${from} ans`, `From age ${from}`, `Ab ${from} Jahren`, `Vanaf ${from} jaar`), colour: '2' };
};
