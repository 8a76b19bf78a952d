import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { findAccountFacts } from '@/features/account/account.load';
import { HeadInjections } from '@/features/injections/injections';
import { keepUnevenly } from '@/lib/api/page-lifetime';
import { Words } from '@/lib/i18n/words';
import { locales } from '@/lib/sites/locales';
import { Providers } from '../providers.island';
import { AbovePage } from './_frame/above-page';
import { BeforePaint } from './_frame/before-paint';
import { BelowPage } from './_frame/below-page';
import { OverPage } from './_frame/over-page';
import '@/styles/global.scss';
// Next sends the screen of a 404 along with every page: here its few rules need no request of their own.
import '@/features/errors/error-screen.module.scss';

/** No page is made at build: each is made at its first request and kept, so a build needs no running API. */
export const generateStaticParams = () => [];

/** What surrounds every page. The main landmark is here: pages bring their content and one h1. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const [account] = await Promise.all([findAccountFacts(locale), keepUnevenly()]);
  return (
    // `BeforePaint` adds classes that React did not write.
    <html
      lang={locale}
      data-site={locales[locale].site}
      data-account={account ? '' : undefined}
      suppressHydrationWarning
    >
      {/* No head of our own: React hoists what belongs there, and an element of it that is late breaks the hydration. */}
      <body>
        <BeforePaint />
        <HeadInjections />
        <Words of={['locator', 'crash']}>
          <Providers>
            <AbovePage hasAccount={account !== null} />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <BelowPage accountPath={account?.links.account} />
            <OverPage account={account} />
          </Providers>
        </Words>
      </body>
    </html>
  );
}
