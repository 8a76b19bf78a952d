import { getTranslations } from 'next-intl/server';
import type { Version } from '@/lib/domain/tag';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

/**
 * Versions in plain words, as one says them in the language of the page; one that our table does not know keeps those of
 * its catalogue. Where a country has one answer to what `ov` leaves open, that is said.
 */
export async function putIntoWords(versions: readonly Version[], locale: Locale): Promise<Version[]> {
  const { site } = locales[locale];
  const t = await getTranslations({ locale, namespace: 'versions' });
  const isSubtitled = siteFacts(site).subtitles === 'nl';
  return versions.map((version) => {
    const key = version.slug === 'ov' && isSubtitled ? 'ovNl' : version.slug;
    return isKnown(key, t) ? { ...version, description: t(key) } : version;
  });
}

type Words = Awaited<ReturnType<typeof getTranslations<'versions'>>>;
const isKnown = (key: string, t: Words): key is Parameters<Words>[0] => t.has(key as Parameters<Words>[0]);
