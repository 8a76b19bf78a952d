import type { Metadata } from 'next';
import { localisedUrls, type ParamsIn } from '../routing/href';
import type { Screen } from '../routing/routes';
import { screenFactsOf } from '../routing/screen-facts';
import { brand } from '../sites/brand';
import { type Locale, type LocaleFacts, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';
import { type FeedFormat, type FeedName, feedFormats, feedPath } from './feeds/feed';

type Words = {
  /** What the page answers, without the brand. */
  title: string;
  /** The same for where that is more than result pages show. */
  shortTitle?: string;
  description?: string | null | undefined;
  /** Address of a picture, or path of one of 1200 × 630 of ours; the brand's own when left out. */
  image?: string | null | undefined;
  /** The feeds of what the page shows, by their titles. */
  feeds?: readonly (readonly [name: FeedName, title: string])[];
};

/** What a page is to who shares it, where it is no website. */
const kinds: Partial<Record<Screen, 'article' | 'video.movie'>> = {
  movie: 'video.movie',
  newsItem: 'article',
  special: 'article',
};

/** Canonical, hreflang, robots and Open Graph of a screen, all read from the route table (conventions, "Search engines"). */
export function screenMetadata<S extends Screen>(
  locale: Locale,
  { title, shortTitle = title, description, image, feeds }: Words,
  screen: S,
  paramsIn: ParamsIn<S>,
): Metadata {
  const { canonical: fuller, index, flag } = screenFactsOf(screen);
  // What another country has switched on is not known here.
  const known: ParamsIn<S> = (other) => (flag && other.site !== locales[locale].site ? null : paramsIn(other));
  const own = localisedUrls(screen, known);
  const cluster = fuller ? localisedUrls(fuller as S, known) : own;
  const url = cluster[locale];
  const text = description ? shorten(description) : null;
  return {
    title: { absolute: pickTitle(`${title} · ${brand.name}`, title, shortTitle) },
    ...(text && { description: text }),
    alternates: {
      ...(url && { canonical: url }),
      ...(index !== false && { languages: hreflang(own) }),
      ...(feeds && { types: listFeeds(locale, feeds) }),
    },
    ...(index === false && { robots: { index: false } }),
    openGraph: {
      type: kinds[screen] ?? 'website',
      siteName: brand.name,
      title,
      locale: locale.replace('-', '_'),
      alternateLocale: listOthers(cluster, locale),
      ...(text && { description: text }),
      ...(url && { url }),
      images: [buildImage(locales[locale].origin, image || brandCard, title)],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Every feed in both of its forms. */
const listFeeds = (locale: Locale, feeds: NonNullable<Words['feeds']>) =>
  Object.fromEntries(
    (Object.keys(feedFormats) as FeedFormat[]).map((format) => [
      feedFormats[format],
      feeds.map(([name, title]) => ({ title, url: locales[locale].origin + feedPath(name, locale, format) })),
    ]),
  );

const brandCard = '/share-card.png';

/** The cards that we draw, of a size that a preview need not ask for. */
const cards = /^\/(og\/|share-card)/;

const buildImage = (origin: string, address: string, alt: string) => ({
  url: new URL(address, origin).href,
  alt,
  ...(cards.test(address) && { width: 1200, height: 630 }),
});

/** Characters that result pages show of a title. */
const longestTitle = 65;

/** The first that is not too long, else the last. */
const pickTitle = (...titles: [string, ...string[]]): string =>
  titles.find(({ length }) => length <= longestTitle) ?? titles.at(-1) ?? titles[0];

/** A screen without params exists wherever the route table has it. */
export const withoutParams = () => [] as [];

/** A screen of one item stays within the site that numbered it; `slugs` is what its `/translate` answers. */
export const withinSite =
  (own: Locale, slug: string, slugs: Readonly<Partial<Record<string, string | null>>> | null) =>
  (locale: LocaleFacts): [{ slug: string }] | null => {
    const { site, language } = locales[own];
    if (locale.site !== site) return null;
    const found = locale.language === language ? slug : slugs?.[locale.language];
    return found ? [{ slug: found }] : null;
  };

/**
 * The same cluster on each of its pages. For everyone else: within one country the language of the country, across
 * several the first English address.
 */
function hreflang(cluster: Partial<Record<Locale, string>>): Record<string, string> {
  const codes = Object.keys(cluster) as Locale[];
  const [one, ...others] = new Set(codes.map((code) => locales[code].site));
  const language = one && others.length === 0 ? siteFacts(one).defaultLanguage : 'en';
  const fallback = codes.find((code) => locales[code].language === language) ?? codes[0];
  return { ...cluster, ...(fallback && { 'x-default': cluster[fallback] ?? '' }) };
}

const listOthers = (cluster: Partial<Record<Locale, string>>, own: Locale) =>
  Object.keys(cluster)
    .filter((code) => code !== own)
    .map((code) => code.replace('-', '_'));

/** At a word, within what result pages show. */
function shorten(text: string, most = 160): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
