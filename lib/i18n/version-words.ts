import { getTranslations } from 'next-intl/server';
import type { Version } from '../domain/tag';
import { type Locale, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';

/**
 * Versions in plain words, as one says them in the language of the page; one that our table does not know keeps those of
 * its catalogue. Where a country has one answer to what `ov` leaves open, that is said.
 */
export async function describeVersions(versions: readonly Version[], locale: Locale): Promise<Version[]> {
  const { site } = locales[locale];
  const t = await getTranslations({ locale, namespace: 'versions' });
  const { subtitles } = siteFacts(site);
  return versions.map((version) => {
    const key = [`${version.slug}_${subtitles}`, version.slug].find((name) => t.has(name as Key));
    return key ? { ...version, description: t(key as Key) } : version;
  });
}

type Key = Parameters<Awaited<ReturnType<typeof getTranslations<'versions'>>>>[0];
