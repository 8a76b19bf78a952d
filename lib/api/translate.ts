import { z } from 'zod';
import type { GuardName } from '@/lib/routing/routes';
import type { Language, SiteId } from '@/lib/sites/sites';
import { askBriefly } from './briefly';
import { calls } from './paths';

import { upstreamUrl } from './url';

/** Which call names an item in the other languages; an item without one keeps its slug. */
const translations: Partial<Record<GuardName, { path: string }>> = {
  show: calls.showTranslate,
  cinema: calls.cinemaTranslate,
  article: calls.articleTranslate,
  newsItem: calls.newsTranslate,
  offer: calls.offerTranslate,
  masterTemplatePage: calls.masterTemplatePageTranslate,
};

const shape = z.record(z.string(), z.string().nullish());

/** The slug of an item in another language; its own where the catalogue has none or does not answer. Never throws. */
export async function translateSlug(
  site: SiteId,
  name: GuardName | undefined,
  slug: string,
  language: Language,
): Promise<string> {
  const call = name && translations[name];
  if (!call) return slug;
  const answer = await askBriefly(site, upstreamUrl(site, language, call, { slug }));
  const slugs = shape.safeParse(answer?.ok ? answer.json : null).data;
  return slugs?.[language] || slug;
}
