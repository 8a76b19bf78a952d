import { internalPath } from '../routing/href';
import type { ScreenResolution } from '../routing/resolve';
import { screenFactsOf } from '../routing/screen-facts';
import { locales, localesOf } from '../sites/locales';
import { askTranslations } from './translate-slug';

/**
 * An address that does not say its language has that of its slug, whoever asks: a search engine must find the same page
 * as its visitors. The visitor's own is left to slugs of several languages, and of none that anybody tells. Never throws.
 */
export async function pickLocaleOfSlug(answer: ScreenResolution): Promise<ScreenResolution> {
  const { guard } = screenFactsOf(answer.screen);
  const { slug } = answer.params;
  if (!answer.negotiated || !guard || !slug) return answer;
  const { site, code, language } = locales[answer.locale];
  const slugs = await askTranslations(site, guard, slug, language);
  const fitting = localesOf(site).filter((each) => slugs?.[each.language] === slug);
  const locale = fitting.find((each) => each.code === code) ?? fitting[0];
  if (!locale) return answer;
  return {
    ...answer,
    locale: locale.code,
    internal: internalPath(locale.code, answer.screen, answer.params),
    negotiated: fitting.length > 1,
  };
}
