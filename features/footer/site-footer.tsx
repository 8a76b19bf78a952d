import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { footer, footerFaq, settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { Footer } from './parts/footer';
import { contentOf } from './parts/footer.logic';

/** Every page ends with it, so nothing that the API fails to say may keep it from being shown. */
export async function SiteFooter({ language }: { language: ReactNode }) {
  const locale = await getLocale();
  const { footerCities, accessibility } = siteFacts(locales[locale].site);
  const [columns, questions, places, pages, options] = await Promise.all([
    orNull(read(locale, footer, {})),
    orNull(read(locale, footerFaq, {})),
    footerCities.length === 0 ? orNull(read(locale, cinemas, {})) : null,
    accessibility ? orNull(read(locale, masterTemplatePages, {})) : null,
    orNull(read(locale, settings, {})),
  ]);
  const answers = { footer: columns, questions, cinemas: places, pages, features: options?.features ?? null };
  return <Footer {...contentOf(answers)} language={language} />;
}

const orNull = <T,>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
