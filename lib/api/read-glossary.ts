import type { Tag, Version } from '../domain/tag';
import { describeVersions } from '../i18n/version-words';
import type { Locale } from '../sites/locales';
import { tags, versions } from './endpoints/tags';
import { readOr } from './read-or';

/**
 * What tags and versions mean, in the same words wherever they are said. Times without their words are better than no
 * times, so an outage leaves them out.
 */
export async function readGlossary(locale: Locale): Promise<{ tags: readonly Tag[]; versions: readonly Version[] }> {
  const [known, spoken] = await Promise.all([readOr(locale, tags, {}, []), readOr(locale, versions, {}, [])]);
  return { tags: known, versions: await describeVersions(spoken, locale) };
}
