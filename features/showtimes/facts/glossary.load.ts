import { tags, versions } from '@/lib/api/endpoints/tags';
import { readOr } from '@/lib/api/read-or';
import type { Tag, Version } from '@/lib/domain/tag';
import type { Locale } from '@/lib/sites/locales';
import { putIntoWords } from './version-words';

/** What tags and versions mean. Times without their words are better than no times, so an outage leaves them out. */
export async function readGlossary(locale: Locale): Promise<{ tags: readonly Tag[]; versions: readonly Version[] }> {
  const [known, spoken] = await Promise.all([readOr(locale, tags, {}, []), readOr(locale, versions, {}, [])]);
  return { tags: known, versions: await putIntoWords(spoken, locale) };
}
