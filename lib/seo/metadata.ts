import type { Metadata } from 'next';
import { localisedUrls, type ParamsIn } from '../routing/href';
import type { Screen } from '../routing/routes';
import { screenFactsOf } from '../routing/screen-facts';
import { brand } from '../sites/brand';
import { type Locale, type LocaleFacts, locales } from '../sites/locales';

type Words = {
  /** What the page answers, without the brand. */
  title: string;
  description?: string | null | undefined;
  /** Path of a 1200 × 630 picture; the brand's own when left out. */
  image?: string | null | undefined;
};

/** Canonical, hreflang, robots and Open Graph of a screen, all read from the route table (conventions, "Search engines"). */
export function screenMetadata<S extends Screen>(
  locale: Locale,
  { title, description, image }: Words,
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
    title: { absolute: `${title} · ${brand.name}` },
    ...(text && { description: text }),
    alternates: { ...(url && { canonical: url }), ...(index !== false && { languages: hreflang(own) }) },
    ...(index === false && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title,
      locale: locale.replace('-', '_'),
      alternateLocale: listOthers(cluster, locale),
      ...(text && { description: text }),
      ...(url && { url }),
      images: [{ url: locales[locale].origin + (image ?? brandCard), width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

const brandCard = '/share-card.png';

/** A screen without params exists wherever the route table has it. */
export const paramsEverywhere = () => [] as [];

/** A screen of one item stays within the site that numbered it; `slugs` is what its `/translate` answers. */
export const withinSite =
  (own: Locale, slug: string, slugs: Readonly<Partial<Record<string, string | null>>> | null) =>
  (locale: LocaleFacts): [{ slug: string }] | null => {
    const { site, language } = locales[own];
    if (locale.site !== site) return null;
    const found = locale.language === language ? slug : slugs?.[locale.language];
    return found ? [{ slug: found }] : null;
  };

/** The same cluster on each of its pages, with the first English address for everyone else. */
function hreflang(cluster: Partial<Record<Locale, string>>): Record<string, string> {
  const codes = Object.keys(cluster) as Locale[];
  const fallback = codes.find((code) => code.startsWith('en-')) ?? codes[0];
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
