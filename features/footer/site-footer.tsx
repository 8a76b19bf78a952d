import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { footer, footerFaq, settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { Footer } from './footer';
import { contentOf } from './footer.logic';

/** Every page ends with it, so nothing that the API fails to say may keep it from being shown. */
export async function SiteFooter({ language }: { language: ReactNode }) {
  const locale = await getLocale();
  const listsCinemas = siteFacts(locales[locale].site).footerCities.length === 0;
  const [columns, questions, places, options] = await Promise.all([
    orNull(read(locale, footer, {})),
    orNull(read(locale, footerFaq, {})),
    listsCinemas ? orNull(read(locale, cinemas, {})) : null,
    orNull(read(locale, settings, {})),
  ]);
  const answers = { footer: columns, questions, cinemas: places, features: options?.features ?? null };
  return <Footer {...contentOf(answers)} language={language} />;
}

const orNull = <T,>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
