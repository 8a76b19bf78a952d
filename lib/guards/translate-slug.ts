import { z } from 'zod';
import type { GuardName } from '@/lib/routing/screen-facts';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { askBriefly } from '../api/ask-briefly';
import { upstreamUrl } from '../api/endpoint-url';
import { calls } from '../api/paths';
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

/** The slugs of an item by language; null where its kind has one for all, or nobody answers. Never throws. */
export async function askTranslations(
  site: SiteId,
  name: GuardName,
  slug: string,
  language: Language,
): Promise<Slugs | null> {
  const call = translations[name];
  const answer = call && (await askBriefly(site, upstreamUrl(site, language, call, { slug })));
  return shape.safeParse(answer?.ok ? answer.json : null).data ?? null;
}
