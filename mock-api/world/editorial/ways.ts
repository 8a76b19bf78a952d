import { href } from '@/lib/routing/href';
import { routes, type Screen } from '@/lib/routing/routes';
import { type Locale, localeOf } from '@/lib/sites/locales';
import { type Language, type SiteId, siteFacts } from '@/lib/sites/sites';

type Way = {
  paths: Partial<Record<Language, string>>;
  except?: Partial<Record<Locale, string>>;
  sites?: readonly SiteId[];
  prefix?: 'always' | 'never';
};

const every = (path: string): Way['paths'] => ({ fr: path, en: path, de: path, nl: path });
const helped = ['fr', 'nl'] as const;
const offers: Pick<Way, 'paths' | 'except'> = {
  paths: { fr: '/offres', en: '/offers', de: '/abos-angebote', nl: '/nieuws-en-aanbiedingen' },
  except: {
    'fr-CH': '/abos-offres',
    'en-CH': '/subscriptions-offers',
    'fr-BE': '/actus-et-offres',
    'en-BE': '/news-and-offers',
    'en-NL': '/news-and-offers',
  },
};
const below = ({ paths, except = {} }: Pick<Way, 'paths' | 'except'>, end: string): Pick<Way, 'paths' | 'except'> => ({
  paths: Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, path + end])),
  except: Object.fromEntries(Object.entries(except).map(([key, path]) => [key, path + end])),
});
const experiences: Pick<Way, 'paths' | 'except'> = {
  paths: { fr: '/experiences', en: '/experiences', de: '/erlebnisse', nl: '/belevingen' },
  except: { 'nl-BE': '/belevenissen' },
};
const news = { paths: { fr: '/actualites', en: '/news', de: '/news', nl: '/nieuws' } };

/** Addresses of screens as editors write them (spec catalogue §2). */
const ways = {
  season: { paths: { fr: '/saison/[slug]', en: '/season/[slug]', de: '/saison/[slug]', nl: '/seizoen/[slug]' } },
  special: { paths: every('/event-special/[slug]') },
  branded: { paths: every('/candela-events/[slug]'), sites: ['nl'] },
  pass: {
    paths: every('/cinepass'),
    except: {
      'nl-NL': '/abonnementen',
      'en-NL': '/subscription',
      'fr-CH': '/candela-pass',
      'de-CH': '/candela-pass',
      'en-CH': '/candela-pass',
    },
    sites: ['fr', 'nl', 'ch'],
  },
  experiences,
  experience: below(experiences, '/[slug]'),
  group: {
    paths: {
      fr: '/experiences/rubrique/[slug]',
      en: '/experiences/category/[slug]',
      de: '/erlebnisse/category/[slug]',
      nl: '/belevingen/category/[slug]',
    },
    except: { 'nl-BE': '/belevenissen/category/[slug]' },
  },
  story: { paths: every('/specials/[slug]'), prefix: 'never' },
  offers,
  offer: below(offers, '/[slug]'),
  news,
  newsItem: below(news, '/[slug]'),
  help: { paths: { fr: '/aide', en: '/help', nl: '/help' }, sites: helped },
  answer: {
    paths: { fr: '/aide/article/slug/[slug]', en: '/help/article/slug/[slug]', nl: '/help/article/slug/[slug]' },
    sites: helped,
  },
  cards: {
    paths: { fr: '/cinecarte-5-places', en: '/5-seat-cinecarte', nl: '/cinecarte' },
    except: { 'fr-BE': '/carte-5-places', 'en-BE': '/5-seat-card', 'nl-BE': '/5-plaatsenkaart' },
    sites: ['fr', 'nl', 'be'],
  },
  app: { paths: every('/app') },
  terms: { paths: { fr: '/conditions-generales', en: '/general-terms-and-conditions' }, sites: ['fr'] },
  giftCard: { paths: every('/giftcard'), prefix: 'always' },
  voucher: { paths: every('/voucher'), prefix: 'always' },
  info: { paths: every('/info/[slug]'), prefix: 'always' },
} as const satisfies Record<string, Way>;

const isScreen = (place: string): place is Screen => Object.hasOwn(routes, place);
const isWay = (place: string): place is keyof typeof ways => Object.hasOwn(ways, place);

/** The path of a screen for the readers of a site; null where it has none. Throws for a place that no screen is. */
export function wayTo(site: SiteId, language: Language, place: string, slug = ''): string | null {
  const locale = localeOf(site, language) ?? localeOf(site, siteFacts(site).defaultLanguage);
  if (!locale) return null;
  if (isScreen(place)) return href(locale.code, place as 'movie', { slug });
  if (!isWay(place)) throw new RangeError(`No screen is called ${place}`);
  const { paths, except, sites, prefix }: Way = ways[place];
  const path = sites && !sites.includes(site) ? null : (except?.[locale.code] ?? paths[locale.language]);
  if (!path) return null;
  const start = prefix === 'never' ? '' : prefix === 'always' ? `/${locale.language}` : locale.prefix;
  return start + path.replace('[slug]', encodeURIComponent(slug));
}
