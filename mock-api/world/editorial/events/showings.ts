import { t } from '../../../words';
import { crimeNight, type Special } from '../../data/releases';

/** A week from now, in the first house. */
const WEEK = 1;
const [SUNDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 4, 5, 6] as const;

const title = t('Voisins du Nord', 'Northern Neighbours', 'Nachbarn im Norden', 'Noorderburen');
const text = t(
  'Quatre jours de films allemands et néerlandais, présentés avant chaque séance.',
  'Four days of German and Dutch films, each with an introduction.',
  'Vier Tage deutsche und niederländische Filme, jeder mit einer Einführung.',
  'Vier dagen Duitse en Nederlandse films, elk met een inleiding.',
);
const lines = {
  opening: t('Ouverture', 'Opening', 'Eröffnung', 'Opening'),
  family: t('Journée en famille', 'Family day', 'Familientag', 'Familiedag'),
  closing: t('Clôture', 'Closing', 'Abschluss', 'Slot'),
  plain: t('Le festival', 'The festival', 'Das Festival', 'Het festival'),
};

const at = (
  film: string,
  weekday: number,
  times: readonly string[],
  line: keyof typeof lines,
  tags: readonly string[] = [],
): Special[] =>
  times.map((time) => ({
    film,
    when: [WEEK, weekday, time],
    at: 'first',
    tags: ['seancespeciale', ...tags],
    details: { title, line: lines[line], text },
    original: true,
  }));

/** Four days of films from the north. */
export const festival: readonly Special[] = [
  ...at('p04', THURSDAY, ['19:30'], 'opening', ['AVP', 'equipe', 'includingQA']),
  ...at('p02', THURSDAY, ['17:00', '22:00'], 'opening'),
  ...at('p10', FRIDAY, ['18:00', '20:15'], 'plain'),
  ...at('p05', FRIDAY, ['21:30'], 'plain', ['equipe', 'includingQA']),
  ...at('p13', SATURDAY, ['10:40', '14:10'], 'family'),
  ...at('p37', SATURDAY, ['17:10', '21:10'], 'family'),
  ...at('p09', SUNDAY, ['11:00', '15:30'], 'closing'),
  ...at('p39', SUNDAY, ['18:00'], 'closing', ['live']),
];

/** What follows the preview that opens the night; past midnight the hours go on counting. */
export const crimeNightFilms: readonly Special[] = (
  [
    ['p02', '22:30'],
    ['p116', '24:50'],
    ['p98', '26:50'],
  ] as const
).map(([film, time]) => ({
  film,
  when: [WEEK, FRIDAY, time],
  at: 'city',
  tags: ['seancespeciale'],
  details: crimeNight,
}));
