import type { Language } from '@/lib/sites/languages';
import { type SomeWords, wordsIn } from '../../words';
import { heardWords, stemOf } from './heard';

/** What people call the same thing: a text whose title has one of the words is found by all of them. */
const groups: readonly SomeWords[] = [
  {
    fr: 'remboursement, rembourser, annuler, annulation, échanger, échange, avoir',
    en: 'refund, money back, reimburse, cancel, cancellation, exchange, credit',
    de: 'Rückerstattung, zurückerstatten, Geld zurück, stornieren, Stornierung, umtauschen, Gutschrift',
    nl: 'terugbetaling, terugbetalen, geld terug, annuleren, annulering, omruilen, tegoed',
  },
  {
    fr: 'tarif, tarifs, prix, combien coûte, coût, réduction, étudiant',
    en: 'price, prices, ticket price, cost, how much, rate, discount, student',
    de: 'Preis, Preise, Tarif, kostet, Kosten, Ermässigung, Studierende',
    nl: 'prijs, prijzen, tarief, tarieven, kost, kosten, korting, student',
  },
  {
    fr: 'handicap, handicapé, fauteuil roulant, PMR, mobilité réduite, accessibilité, accessible',
    en: 'wheelchair, disabled, disability, accessibility, accessible, mobility, step-free',
    de: 'Rollstuhl, Behinderung, behindert, barrierefrei, Barrierefreiheit, hindernisfrei, Mobilität',
    nl: 'rolstoel, rolstoelplaats, handicap, beperking, gehandicapt, toegankelijk, toegankelijkheid',
  },
  {
    fr: 'audiodescription, audio-description, malvoyant, aveugle, déficience visuelle',
    en: 'audio description, audiodescription, blind, partially sighted, visually impaired',
    de: 'Audiodeskription, Hörfilm, blind, sehbehindert, Sehbehinderung',
    nl: 'audiodescriptie, audio description, blind, slechtziend, visuele beperking',
  },
  {
    fr: 'sous-titres, sous-titré, VOST, VOSTFR, VFST, version originale, SME, sourd, malentendant',
    en: 'subtitles, subtitled, captions, original version, OV, VOST, deaf, hard of hearing',
    de: 'Untertitel, Untertitelung, Originalversion, OV, gehörlos, hörgeschädigt, Hörbehinderung',
    nl: 'ondertiteling, ondertiteld, ondertitels, versies, OV, originele versie, doof, doven, slechthorend',
  },
  {
    fr: 'parking, garer, stationnement, se garer, voiture, vélo',
    en: 'parking, park, car park, car, bike',
    de: 'Parkplatz, parkieren, parken, Parkhaus, Auto, Velo',
    nl: 'parkeren, parkeerplaats, parkeergarage, parking, auto, fiets',
  },
  {
    fr: 'CinéPass, pass, abonnement, carte illimitée, illimité, formule',
    en: 'pass, CinéPass, subscription, membership, unlimited, plan',
    de: 'CinéPass, Pass, Abo, Abonnement, Mitgliedschaft, unbegrenzt',
    nl: 'abonnement, pas, pass, CinéPass, lidmaatschap, onbeperkt, club',
  },
  {
    fr: 'objet perdu, perdu, objets trouvés, oublié',
    en: 'lost property, lost, lost and found, left behind',
    de: 'Fundsachen, verloren, Fundbüro, vergessen',
    nl: 'verloren, kwijt, gevonden voorwerpen, vergeten',
  },
  {
    fr: 'carte cadeau, chèque cinéma, bon, offrir, cadeau',
    en: 'gift card, voucher, gift, present',
    de: 'Geschenkkarte, Gutschein, Geschenk, schenken',
    nl: 'cadeaukaart, cadeaubon, voucher, cadeau',
  },
];

const spoken = (group: SomeWords, language: Language) =>
  wordsIn(group, language)
    .split(', ')
    .map((phrase) => heardWords(phrase).map((word) => stemOf(word, language)));

/** Other words for what a title speaks of. */
export function synonymsOf(title: string, language: Language): string {
  const said = ` ${heardWords(title)
    .map((word) => stemOf(word, language))
    .join(' ')} `;
  return groups
    .filter((group) => spoken(group, language).some((phrase) => said.includes(` ${phrase.join(' ')} `)))
    .map((group) => wordsIn(group, language))
    .join(' ');
}
