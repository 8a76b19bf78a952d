import type { AgeLawName } from '../domain/age-laws';
import type { Language } from './languages';

export type RatingSystem = 'csa' | 'cinecheck' | 'swiss' | 'plain';

type Site = {
  /** ISO 3166. One site per country, so a language and a country name one locale. */
  country: string;
  /** Registrable domain: `www.` is production, any other single label before it names an environment. */
  domain: string;
  /** In the order of the language switch. */
  languages: readonly [Language, ...Language[]];
  defaultLanguage: Language;
  /** The one language whose paths carry no prefix; every language is prefixed when left out. */
  unprefixed?: Language;
  currency: string;
  timeZone: string;
  rating: RatingSystem;
  /** What its ages mean for children. */
  ageLaw: AgeLawName;
  /** First day of the programme week, 0 = Sunday. A language may differ (German Switzerland). */
  programmeDay: { usual: number } & Partial<Record<Language, number>>;
  favouritesLimit: number;
  /** The second link of the profile; `favourites` when left out (spec visitor §2). */
  profileLink?: 'benefits' | 'favourites';
  /** Under every film in its own language, where there is but one answer: the version `ov` does not say. */
  subtitles?: Language;
  /** City slugs of the footer; the others list their cinemas. */
  footerCities: readonly { slug: string; name: string }[];
  /** What the law makes the site say of itself at the foot of every page; only where it does. */
  accessibility?: 'none' | 'partial' | 'full';
  /** The subscription: its name, and where its contract is ended where the law asks for the link. */
  pass?: { name: { usual: string } & Partial<Record<Language, string>>; cancelUrl?: string };
  /** The offers page is also the front page of the news. */
  newsAmongOffers?: true;
  /** What the main menu does its own way: a Club entry, experiences as "more from", offers on phones alone (spec visitor §2). */
  menu?: { club?: true; moreFrom?: true; offersOnPhones?: true };
};

const wednesday = { usual: 3 } as const;

/** Every country site. Spec catalogue §1; what varies by country is a column here and nowhere else. */
export const sites = {
  fr: {
    country: 'FR',
    domain: 'candela-cinemas.fr',
    languages: ['fr', 'en'],
    defaultLanguage: 'fr',
    unprefixed: 'fr',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    rating: 'csa',
    ageLaw: 'visa',
    programmeDay: wednesday,
    favouritesLimit: 5,
    profileLink: 'benefits',
    footerCities: [
      { slug: 'paris', name: 'Paris' },
      { slug: 'lyon', name: 'Lyon' },
      { slug: 'marseille', name: 'Marseille' },
      { slug: 'toulouse', name: 'Toulouse' },
      { slug: 'nice', name: 'Nice' },
    ],
    accessibility: 'partial',
    pass: { name: { usual: 'CinéPass' }, cancelUrl: 'https://ticketing.candela-cinemas.fr/subscription/cancel' },
  },
  ch: {
    country: 'CH',
    domain: 'candela-cinemas.ch',
    languages: ['fr', 'de', 'en'],
    defaultLanguage: 'en',
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    rating: 'swiss',
    ageLaw: 'cantons',
    programmeDay: { usual: 3, de: 4 },
    favouritesLimit: 1,
    footerCities: [],
    pass: { name: { usual: 'Candela Pass' } },
  },
  be: {
    country: 'BE',
    domain: 'candela-cinemas.be',
    languages: ['fr', 'nl', 'en'],
    defaultLanguage: 'en',
    currency: 'EUR',
    timeZone: 'Europe/Brussels',
    rating: 'cinecheck',
    ageLaw: 'advice',
    programmeDay: wednesday,
    favouritesLimit: 1,
    footerCities: [],
    newsAmongOffers: true,
  },
  tn: {
    country: 'TN',
    domain: 'candela-cinemas.tn',
    languages: ['fr', 'en'],
    defaultLanguage: 'fr',
    currency: 'TND',
    timeZone: 'Africa/Tunis',
    rating: 'plain',
    ageLaw: 'unsaid',
    programmeDay: wednesday,
    favouritesLimit: 1,
    footerCities: [],
  },
  sn: {
    country: 'SN',
    domain: 'candela-cinemas.sn',
    languages: ['fr', 'en'],
    defaultLanguage: 'fr',
    currency: 'XOF',
    timeZone: 'Africa/Dakar',
    rating: 'plain',
    ageLaw: 'unsaid',
    programmeDay: wednesday,
    favouritesLimit: 1,
    footerCities: [],
  },
  nl: {
    country: 'NL',
    domain: 'candela-cinemas.nl',
    languages: ['nl', 'en'],
    defaultLanguage: 'nl',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    rating: 'cinecheck',
    ageLaw: 'adviceAndLaw',
    subtitles: 'nl',
    programmeDay: { usual: 4 },
    favouritesLimit: 5,
    footerCities: [
      { slug: 'amsterdam', name: 'Amsterdam' },
      { slug: 'rotterdam', name: 'Rotterdam' },
      { slug: 'den-haag', name: 'Den Haag' },
      { slug: 'utrecht', name: 'Utrecht' },
      { slug: 'tilburg', name: 'Tilburg' },
    ],
    pass: {
      name: { usual: 'Candela Unlimited', nl: 'Candela Onbeperkt' },
      cancelUrl: 'https://ticketing.candela-cinemas.nl/subscription/cancel',
    },
    newsAmongOffers: true,
    menu: { club: true, moreFrom: true, offersOnPhones: true },
  },
  ci: {
    country: 'CI',
    domain: 'candela-cinemas.ci',
    languages: ['fr', 'en'],
    defaultLanguage: 'fr',
    currency: 'XOF',
    timeZone: 'Africa/Abidjan',
    rating: 'plain',
    ageLaw: 'unsaid',
    programmeDay: wednesday,
    favouritesLimit: 1,
    footerCities: [],
  },
  ma: {
    country: 'MA',
    domain: 'candela-cinemas.ma',
    languages: ['fr', 'en'],
    defaultLanguage: 'fr',
    currency: 'MAD',
    timeZone: 'Africa/Casablanca',
    rating: 'plain',
    ageLaw: 'unsaid',
    programmeDay: wednesday,
    favouritesLimit: 1,
    footerCities: [],
  },
} as const satisfies Record<string, Site>;

export type SiteId = keyof typeof sites;
export type SiteFacts = Site;

export const siteIds = Object.keys(sites) as SiteId[];
export const siteFacts = (site: SiteId): SiteFacts => sites[site];
export const isSiteId = (value: unknown): value is SiteId => typeof value === 'string' && Object.hasOwn(sites, value);
