import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { GuardName } from '@/lib/routing/screen-facts';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { askBriefly } from '../api/ask-briefly';
import { upstreamUrl } from '../api/endpoint-url';
import { calls } from '../api/paths';
import { processWide } from '../process/process-wide';
import { shareUntilPublished } from '../process/publications';
import { isWithin } from '../time/is-within';
import { judgeItem } from './guards';

/** Which call names an item in the other languages; an item of another kind has one slug for all of them. */
const translations: Partial<Record<GuardName, { path: string }>> = {
  show: calls.showTranslate,
  cinema: calls.cinemaTranslate,
  article: calls.articleTranslate,
  newsItem: calls.newsTranslate,
  offer: calls.offerTranslate,
  masterTemplatePage: calls.masterTemplatePageTranslate,
};

const shape = z.record(z.string(), z.string().nullish());

/**
 * The slug of an item in another language; null where the catalogue has no such item in it. Its own where the catalogue
 * does not answer. Never throws.
 */
export async function translateSlug(
  site: SiteId,
  name: GuardName,
  slug: string,
  language: Language,
): Promise<string | null> {
  const slugs = await askTranslations(site, name, slug, language);
  if (slugs) return slugs[language] || null;
  return (await judgeItem(site, language, name, slug)) === 'missing' ? null : slug;
}

type Slugs = z.infer<typeof shape>;

/** Milliseconds: an answer, the word that there is no such item, which may be a fault's, and none. */
const holdFor = { found: 60_000, missing: 8_000, silence: 2_000 };
/** Characters; no longer one is of anything. */
const longestSlug = 200;

type Held = { slugs: Slugs | null; since: number; until: number };
const held = processWide('translations of slugs', () => new LRUCache<string, Held>({ max: 2_000 }));
const share = shareUntilPublished<Slugs | null>();

/** After a publication event. */
export const forgetTranslations = (): void => held.clear();

/**
 * The slugs of an item by language, which are the same whatever language is asked in; null where its kind has one for all, or
 * nobody answers. Anybody may ask for any slug, so what is asked again and again is asked of the catalogue once. Never throws.
 */
export async function askTranslations(
  site: SiteId,
  name: GuardName,
  slug: string,
  language: Language,
): Promise<Slugs | null> {
  const call = translations[name];
  if (!call || slug.length > longestSlug) return null;
  const key = `${site} ${name} ${slug}`;
  const known = held.get(key);
  if (known && isWithin(known.since, known.until)) return known.slugs;
  return share(key, async (isNew) => {
    const answer = await askBriefly(site, upstreamUrl(site, language, call, { slug }));
    const slugs = shape.safeParse(answer?.ok ? answer.json : null).data ?? null;
    const isDenied = answer?.status === 404 || answer?.status === 410;
    const since = Date.now();
    const life = holdFor[slugs ? 'found' : isDenied ? 'missing' : 'silence'];
    if (isNew()) held.set(key, { slugs, since, until: since + life });
    return slugs;
  });
}
