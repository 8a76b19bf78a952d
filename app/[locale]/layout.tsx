import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { locales } from '@/lib/sites/locales';
import { fontClasses } from '@/styles/fonts';
import '@/styles/global.scss';

/** No page is made at build: each is made at its first request and kept, so a build needs no running API. */
export const generateStaticParams = () => [];

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <html lang={locale} data-site={locales[locale].site} className={fontClasses}>
      <body>
        <NextIntlClientProvider messages={null}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
