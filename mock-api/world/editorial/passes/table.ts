import type { SiteId } from '@/lib/sites/sites';
import { same, t, type Words } from '../../../words';
import type { Shot } from '../../pictures';
import type { Amount } from '../amounts';

export type PlanRow = {
  id: number;
  title: Words;
  /** HTML. */
  text: Words;
  price: Amount;
  before: Amount | null;
  picture: Shot;
  options: readonly { id: number; label: Words; price: Amount; most: number }[];
};

/** How each country calls its pass. */
const passNames: Readonly<Record<'fr' | 'nl' | 'ch', Words>> = {
  fr: same('CinéPass'),
  nl: t('Candela illimité', 'Candela Unlimited', 'Candela Unlimited', 'Candela Onbeperkt'),
  ch: same('Candela Pass'),
};

const formats = t(
  'Grands formats, IMAX, Dolby et 4DX',
  'Formats: IMAX, Dolby and 4DX',
  'Formate: IMAX, Dolby und 4DX',
  'Formaten: IMAX, Dolby en 4DX',
);
const formatsEach = t('Grands formats, par place', 'Formats, each seat', 'Formate, pro Platz', 'Formaten, per plaats');
const child = t('Enfant, moins de 14 ans', 'Child under 14', 'Kind unter 14 Jahren', 'Kind onder de 14');

/** {name} is how the country calls it. */
export const plans: readonly PlanRow[] = [
  {
    id: 11,
    title: t('{name}', '{name}', '{name}', '{name}'),
    text: t(
      '<p>Pour vous, à partir de 26 ans.</p><ul><li>Tous les films, tous les jours</li><li>Dans les {cinemas} Candela</li><li>Grands formats en supplément</li></ul>',
      '<p>For you, from age 26.</p><ul><li>Every film, every day</li><li>At all {cinemas} Candela cinemas</li><li>Formats at a supplement</li></ul>',
      '<p>Für Sie, ab 26 Jahren.</p><ul><li>Alle Filme, jeden Tag</li><li>In allen {cinemas} Candela-Kinos</li><li>Formate gegen Zuschlag</li></ul>',
      '<p>Voor jou, vanaf 26 jaar.</p><ul><li>Alle films, elke dag</li><li>In alle {cinemas} Candela-bioscopen</li><li>Formaten met toeslag</li></ul>',
    ),
    price: 'pass',
    before: null,
    picture: ['stills', 's1-popcorn'],
    options: [{ id: 111, label: formats, price: 'passFormats', most: 1 }],
  },
  {
    id: 12,
    title: t('{name} Duo', '{name} Duo', '{name} Duo', '{name} Duo'),
    text: t(
      '<p>Vous et la personne de votre choix, qui peut changer à chaque séance.</p><ul><li>Tous les films, tous les jours</li><li>Deux places à la même séance</li><li>Grands formats en supplément</li></ul>',
      '<p>You and anyone you like, someone else every time.</p><ul><li>Every film, every day</li><li>Two seats at the same showing</li><li>Formats at a supplement</li></ul>',
      '<p>Sie und wer immer mitkommt, jedes Mal jemand anders.</p><ul><li>Alle Filme, jeden Tag</li><li>Zwei Plätze in derselben Vorstellung</li><li>Formate gegen Zuschlag</li></ul>',
      '<p>Jij en wie je maar wilt, elke keer iemand anders.</p><ul><li>Alle films, elke dag</li><li>Twee plaatsen bij dezelfde voorstelling</li><li>Formaten met toeslag</li></ul>',
    ),
    price: 'passDuo',
    before: null,
    picture: ['stills', 's6-couple'],
    options: [
      { id: 121, label: formatsEach, price: 'passFormats', most: 2 },
      { id: 122, label: child, price: 'passChild', most: 4 },
    ],
  },
  {
    id: 13,
    title: t('{name} −26', '{name} under 26', '{name} U26', '{name} tot 26'),
    text: t(
      '<p>Pour les 14 à 25 ans, sur justificatif.</p><ul><li>Tous les films, tous les jours</li><li>Dans les {cinemas} Candela</li><li>Grands formats en supplément</li></ul>',
      '<p>From 14 to 25, with proof of age.</p><ul><li>Every film, every day</li><li>At all {cinemas} Candela cinemas</li><li>Formats at a supplement</li></ul>',
      '<p>Von 14 bis 25 Jahren, mit Ausweis.</p><ul><li>Alle Filme, jeden Tag</li><li>In allen {cinemas} Candela-Kinos</li><li>Formate gegen Zuschlag</li></ul>',
      '<p>Van 14 tot en met 25 jaar, met legitimatie.</p><ul><li>Alle films, elke dag</li><li>In alle {cinemas} Candela-bioscopen</li><li>Formaten met toeslag</li></ul>',
    ),
    price: 'passYoung',
    before: 'pass',
    picture: ['stills', 's22-students'],
    options: [{ id: 131, label: formats, price: 'passFormats', most: 1 }],
  },
];

export const perks: readonly { title: Words; text: Words; icon: string | null }[] = [
  {
    title: t('2 jours', '2 days', '2 Tage', '2 dagen'),
    text: t(
      'avant tout le monde pour réserver une avant-première.',
      'before everyone else to book a preview.',
      'vor allen anderen für Vorpremieren.',
      'eerder dan de rest bij voorpremières.',
    ),
    icon: 'ticket',
  },
  {
    title: t('−30 %', '−30%', '−30 %', '−30%'),
    text: t(
      'sur les opéras, ballets et concerts en direct.',
      'off live opera, ballet and concerts.',
      'auf Oper, Ballett und Konzerte live.',
      'op opera, ballet en concerten die live zijn.',
    ),
    icon: 'sound',
  },
  {
    title: t('0 frais', 'No fees', 'Keine Gebühren', 'Geen kosten'),
    text: t(
      'de réservation, et d’échange jusqu’à 45 minutes avant.',
      'for booking, nor for exchanges up to 45 minutes before.',
      'für Reservationen und Umtausch bis 45 Minuten davor.',
      'voor reserveren, en voor omruilen tot 45 minuten van tevoren.',
    ),
    icon: 'card',
  },
  {
    title: t('−10 %', '−10%', '−10 %', '−10%'),
    text: t(
      'au comptoir, du pop-corn au café.',
      'at the bar, from popcorn to coffee.',
      'an der Bar, vom Popcorn bis zum Kaffee.',
      'aan de bar, van popcorn tot koffie.',
    ),
    icon: 'gift',
  },
];

export const passTexts = {
  choose: t('Choisir {name}', 'Choose {name}', '{name} wählen', 'Kies {name}'),
  promotion: {
    title: t(
      'Premier mois à {money:passFirst}',
      'First month {money:passFirst}',
      'Erster Monat {money:passFirst}',
      'Eerste maand {money:passFirst}',
    ),
    text: t(
      'Tous les films, tous les jours : {money:passFirst} jusqu’au {day:10}, puis {money:pass} par mois. Engagement d’un an.',
      'All films, every day: {money:passFirst} until {day:10}, then {money:pass} a month. One-year term.',
      'Alle Filme, jeden Tag: {money:passFirst} bis {day:10}, danach {money:pass} pro Monat. Ein Jahr Laufzeit.',
      'Alle films, elke dag: {money:passFirst} tot en met {day:10}, daarna {money:pass} per maand. Looptijd een jaar.',
    ),
    days: 10,
  },
};

type PassOf = { maintenance?: true; promotion?: true; plans: number };

/** The countries that sell a pass. */
export const passes: Partial<Record<SiteId, PassOf & { name: Words }>> = {
  fr: { name: passNames.fr, promotion: true, plans: 3 },
  nl: { name: passNames.nl, plans: 3 },
  ch: { name: passNames.ch, maintenance: true, promotion: true, plans: 3 },
};
