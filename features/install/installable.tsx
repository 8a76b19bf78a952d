import { useLocale } from 'next-intl';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { ink } from './manifest';

/**
 * What lets a device keep the site like an app; the two elements of the head find their own way there. The languages of the
 * site, the usual one first, are for the service worker.
 */
export function Installable() {
  const { site, language } = locales[useLocale()];
  const { languages, defaultLanguage } = siteFacts(site);
  return (
    <>
      <link
        rel="manifest"
        href={`/manifest-${language}.webmanifest`}
        data-languages={[...new Set([defaultLanguage, ...languages])].join()}
      />
      <meta name="theme-color" content={ink} />
    </>
  );
}
