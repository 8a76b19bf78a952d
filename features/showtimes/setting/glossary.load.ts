import { tags, versions } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import type { Tag, Version } from '@/lib/domain/tag';
import { log } from '@/lib/process/log';
import type { Locale } from '@/lib/sites/locales';

/** What tags and versions mean. Times without their words are better than no times, so an outage leaves them out. */
export async function loadGlossary(locale: Locale): Promise<{ tags: readonly Tag[]; versions: readonly Version[] }> {
  const orNone = (error: unknown) => {
    log.warn('no words for tags or versions', { reason: error instanceof Error ? error.message : String(error) });
    return [];
  };
  const [known, spoken] = await Promise.all([
    read(locale, tags, {}).catch(orNone),
    read(locale, versions, {}).catch(orNone),
  ]);
  return { tags: known, versions: spoken };
}
