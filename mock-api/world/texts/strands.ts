import type { Language } from '@/lib/sites/languages';
import { t, type Words } from '../../words';

type Strand = { title: Words; line: Words; text: Words };

/** What a strand promises, told on each of its showings. */
const strands: Readonly<Record<string, Strand>> = {
  cinekids: {
    title: t('Cinékids', 'Cinékids', 'Cinékids', 'Cinékids'),
    line: t(
      'La lumière reste un peu allumée',
      'The lights stay on a little',
      'Ein wenig Licht bleibt an',
      'Het licht blijft een beetje aan',
    ),
    text: t(
      'Son plus doux, pause au milieu, coussins rehausseurs.',
      'Softer sound, a break halfway, booster cushions.',
      'Leiserer Ton, eine Pause in der Mitte, Sitzerhöhungen.',
      'Zachter geluid, een pauze halverwege, zitverhogers.',
    ),
  },
  'Ciné Café+': {
    title: t('Ciné Café+', 'Ciné Café+', 'Ciné Café+', 'Ciné Café+'),
    line: t('Un café avant le film', 'Coffee before the film', 'Vor dem Film ein Kaffee', 'Koffie voor de film'),
    text: t(
      'Le mardi matin, un café, une viennoiserie, un film.',
      'On Tuesday mornings: a coffee, a pastry, a film.',
      'Dienstagmorgen: ein Kaffee, ein Gipfeli, ein Film.',
      'Op dinsdagochtend: koffie, iets lekkers en een film.',
    ),
  },
  muet: {
    title: t('Ciné-concert', 'Silent with live music', 'Stummfilm mit Livemusik', 'Stille film met livemuziek'),
    line: t('Accompagné au piano', 'With live piano', 'Mit Klavierbegleitung', 'Met live piano'),
    text: t(
      'Un pianiste improvise sous l’écran, comme à la sortie du film.',
      'A pianist improvises below the screen, as on opening night.',
      'Am Klavier wird improvisiert wie bei der Uraufführung.',
      'Een pianist improviseert onder het doek, zoals bij de première.',
    ),
  },
  mome: {
    title: t('Môme', 'With your baby', 'Mit Baby', 'Met je baby'),
    line: t('Avec bébé', 'Babies welcome', 'Babys willkommen', 'Baby’s welkom'),
    text: t(
      'Lumière tamisée, son réduit, table à langer.',
      'Dimmed lights, lower sound, a changing table.',
      'Gedimmtes Licht, leiser Ton, Wickeltisch.',
      'Gedempt licht, zacht geluid, een aankleedtafel.',
    ),
  },
};

/** The first strand of a showing in words, if it has one. */
export function strandDetails(
  tags: readonly string[],
  language: Language,
): { title: string; line: string; text: string; source: 'tag' } | null {
  const strand = tags.map((tag) => strands[tag]).find(Boolean);
  return strand
    ? { title: strand.title[language], line: strand.line[language], text: strand.text[language], source: 'tag' }
    : null;
}
