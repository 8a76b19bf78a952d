import type { WireEcard } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { t } from '../../words';
import { openCinemas } from '../cinemas';
import { countries } from '../data/countries';
import { picture } from '../pictures';

const label = (places: number) =>
  t(
    `Cinécarte ${places} places`,
    `Cinécarte, ${places} seats`,
    `Cinécarte, ${places} Eintritte`,
    `Cinécarte, ${places} plaatsen`,
  );
const chosen = t('La plus choisie', 'Most popular', 'Am beliebtesten', 'Meest gekozen');
const texts = new Map([
  [
    3,
    t(
      'Jusqu’à trois personnes par séance.\r\nValable six mois.',
      'Up to three people per showing.\r\nValid for six months.',
      'Bis zu drei Personen pro Vorstellung.\r\nSechs Monate gültig.',
      'Met maximaal drie personen per voorstelling.\r\nZes maanden geldig.',
    ),
  ],
  [
    5,
    t(
      'Tous les jours, tous les films.\r\nValable un an.',
      'Every day, every film.\r\nValid for a year.',
      'Jeden Tag, jeder Film.\r\nEin Jahr gültig.',
      'Elke dag, elke film.\r\nEen jaar geldig.',
    ),
  ],
  [
    10,
    t(
      'Pour les équipes et les grandes familles.\r\nValable un an.',
      'For teams and large families.\r\nValid for a year.',
      'Für Teams und grosse Familien.\r\nEin Jahr gültig.',
      'Voor teams en grote gezinnen.\r\nEen jaar geldig.',
    ),
  ],
]);

/** Which cards a country sells. */
const cards: Partial<Record<SiteId, readonly number[]>> = { fr: [5, 3, 10], be: [5], nl: [5, 10] };
/** The shorter it lasts, the more a seat costs. */
const factors: Readonly<Record<number, number>> = { 3: 1.08, 5: 1, 10: 0.937 };

/** `/api/ecards`; empty where no card is sold. */
export const ecards = (site: SiteId, language: Language): WireEcard[] =>
  (cards[site] ?? []).map((places, index) => {
    const each = Math.round((countries[site].tariff.card * (factors[places] ?? 1)) / 10) * 10;
    return {
      id: 501 + index,
      label: label(places)[language],
      highlight: places === 5,
      highlightMessage: places === 5 ? chosen[language] : '',
      highlightUrl: null,
      descriptionMobile: texts.get(places)?.[language] ?? '',
      imageAlt: label(places)[language],
      placesCount: places,
      singleTtcAmount: each,
      ttcAmount: each * places,
      subtype: 'ECARD',
      allCinemas: true,
      cinemas: openCinemas(site).map(({ slug }) => slug),
      image: picture('cards', `c${places}-seats`, 1360),
      refCmd: `https://ticketing.${siteFacts(site).domain}/${language}/cards/${places}`,
      isNational: true,
      weeklyDaysValidity: 7,
    };
  });
