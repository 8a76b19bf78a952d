import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { footer, footerFaq } from '@/lib/api/endpoints/site';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { Footer } from './parts/footer';
import { buildFooterContent } from './parts/footer.logic';

/** Every page ends with it, so nothing that the API fails to say may keep it from being shown. */
export async function SiteFooter({ language }: { language: ReactNode }) {
  const locale = await getLocale();
  const { footerCities, accessibility, pass } = siteFacts(locales[locale].site);
  const [columns, questions, places, pages, shows, { features }] = await Promise.all([
    readOr(locale, footer, {}, null),
    readOr(locale, footerFaq, {}, null),
    footerCities.length === 0 ? readOr(locale, cinemas, {}, null) : null,
    accessibility ? readOr(locale, masterTemplatePages, {}, null) : null,
    readOr(locale, showsRow, {}, null),
    readSettingsOrDefaults(locale),
  ]);
  const answers = {
    footer: columns,
    questions,
    cinemas: places,
    pages,
    shows,
    features,
    cancelUrl: pass?.cancelUrl ?? null,
  };
  return <Footer {...buildFooterContent(answers)} language={language} />;
}
