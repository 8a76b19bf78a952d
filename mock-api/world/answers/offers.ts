import type { WireEcard } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { countries } from '../data/countries';
import { picture } from '../pictures';
import { t } from '../words';

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
      '<p>Jusqu&rsquo;&agrave; trois personnes par s&eacute;ance. Valable six mois.</p>',
      '<p>Up to three people per showing. Valid for six months.</p>',
      '<p>Bis zu drei Personen pro Vorstellung. Sechs Monate g&uuml;ltig.</p>',
      '<p>Met maximaal drie personen per voorstelling. Zes maanden geldig.</p>',
    ),
  ],
  [
    5,
    t(
      '<p>&Agrave; partager, tous les jours, dans tous les Candela. Valable un an.</p>',
      '<p>To share, any day, at every Candela. Valid for a year.</p>',
      '<p>Zum Teilen, t&auml;glich, in jedem Candela. Ein Jahr g&uuml;ltig.</p>',
      '<p>Om te delen, elke dag, in elke Candela. Een jaar geldig.</p>',
    ),
  ],
  [
    10,
    t(
      '<p>Pour les &eacute;quipes et les grandes familles. Valable un an.</p>',
      '<p>For teams and large families. Valid for a year.</p>',
      '<p>F&uuml;r Teams und grosse Familien. Ein Jahr g&uuml;ltig.</p>',
      '<p>Voor teams en grote gezinnen. Een jaar geldig.</p>',
    ),
  ],
]);

/** Which cards a country sells; of the last there is no picture yet, and it is meant to be dropped. */
const cards: Partial<Record<SiteId, readonly number[]>> = { fr: [5, 3, 10, 20], be: [5, 10], nl: [5, 10, 20] };
/** The shorter it lasts, the more a seat costs. */
const factors: Readonly<Record<number, number>> = { 3: 1.08, 5: 1, 10: 0.937, 20: 0.9 };

const covers: Readonly<Record<number, string>> = { 3: 's21-family', 5: 's7-gift-card', 10: 's2-tickets' };

/** `/api/ecards`; empty where no card is sold. */
export const ecards = (site: SiteId, language: Language): WireEcard[] =>
  (cards[site] ?? []).map((places, index, { length }) => {
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
      allCinemas: true,
      cinemas: [],
      image: index === length - 1 ? null : picture('stills', covers[places] ?? 's7-gift-card', 640),
      refCmd: `https://ticketing.${siteFacts(site).domain}/${language}/cards/${places}`,
      isNational: true,
      weeklyDaysValidity: 7,
    };
  });
