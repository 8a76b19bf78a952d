import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import { shareUntilPublished } from '../process/publications';
import { internalPath } from '../routing/href';
import type { ScreenResolution } from '../routing/resolve';
import { screenFactsOf } from '../routing/screen-facts';
import { locales, localesOf } from '../sites/locales';
import type { SiteId } from '../sites/sites';
import { askTranslations } from './translate-slug';

/** Milliseconds: an answer, and none. */
const holdFor = { answer: 60_000, silence: 2_000 };

type Spoken = readonly string[];
const held = processWide('languages of slugs', () => new LRUCache<string, Spoken>({ max: 2_000 }));
const share = shareUntilPublished<Spoken>();

/**
 * An address that does not say its language has that of its slug, whoever asks: a search engine must find the same page
 * as its visitors. The visitor's own is left to slugs of several languages, and of none that anybody tells. Never throws.
 */
export async function pickLocaleOfSlug(answer: ScreenResolution): Promise<ScreenResolution> {
  const { guard } = screenFactsOf(answer.screen);
  const { slug } = answer.params;
  if (!answer.negotiated || !guard || !slug) return answer;
  const { site, code } = locales[answer.locale];
  const spoken = await listLanguages(site, guard, slug, answer);
  const fitting = localesOf(site).filter(({ language }) => spoken.includes(language));
  const locale = fitting.find((each) => each.code === code) ?? fitting[0];
  if (!locale) return answer;
  return {
    ...answer,
    locale: locale.code,
    internal: internalPath(locale.code, answer.screen, answer.params),
    negotiated: fitting.length > 1,
  };
}

/** After a publication event. */
export const forgetSlugLanguages = (): void => held.clear();

type Guard = Parameters<typeof askTranslations>[1];

async function listLanguages(site: SiteId, guard: Guard, slug: string, { locale }: ScreenResolution): Promise<Spoken> {
  const key = `${site} ${guard} ${slug}`;
  return (
    held.get(key) ??
    share(key, async (isNew) => {
      const slugs = await askTranslations(site, guard, slug, locales[locale].language);
      const spoken = Object.entries(slugs ?? {}).flatMap(([language, own]) => (own === slug ? [language] : []));
      if (isNew()) held.set(key, spoken, { ttl: slugs ? holdFor.answer : holdFor.silence });
      return spoken;
    })
  );
}
