import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { accountFacts } from '@/features/account/account.load';
import { AccountEntry, AccountTool } from '@/features/account/account-entries';
import { AccountLayer } from '@/features/account/account-layer.island';
import { SiteAlerts } from '@/features/alerts/alerts';
import { Toasts } from '@/features/alerts/toasts';
import { bannersScript } from '@/features/banners/banners-script';
import { HeaderPush } from '@/features/banners/header-push';
import { SmartBanner } from '@/features/banners/smart-banner';
import { Chat } from '@/features/chat/chat';
import { Consent } from '@/features/consent/consent';
import { Favourites } from '@/features/favourites/favourites.island';
import { SiteFeedback } from '@/features/feedback/feedback';
import { Feelings } from '@/features/feelings/feelings.island';
import { SiteFooter } from '@/features/footer/site-footer';
import { BottomBar } from '@/features/header/bottom-bar';
import { Header } from '@/features/header/header';
import { HeadInjections } from '@/features/injections/injections';
import { Scripts } from '@/features/injections/scripts';
import { Installable } from '@/features/install/installable';
import { LanguageSwitch } from '@/features/language/language';
import { Locator } from '@/features/locator/locator';
import { Search, SearchEntry } from '@/features/search/search';
import { Tracking } from '@/features/tracking/tracking.island';
import { warmDatesScript } from '@/lib/i18n/warm-dates';
import { Words } from '@/lib/i18n/words';
import { locales } from '@/lib/sites/locales';
import { earlyPressesScript } from '@/lib/visitor/device/early-presses-script';
import { webviewScript } from '@/lib/visitor/device/webview';
import { fontClasses } from '@/styles/fonts';
import '@/styles/global.scss';
import { Providers } from '../providers.island';
// Next sends the 404 screen along with every page: here its few rules need no request of their own.
import '@/features/errors/error-screen.module.scss';

/** Runs before anything is painted. */
const atOnce = [earlyPressesScript, webviewScript, bannersScript, warmDatesScript].join(';');

/** No page is made at build: each is made at its first request and kept, so a build needs no running API. */
export const generateStaticParams = () => [];

/** What surrounds every page. The main landmark is here: pages bring their content and one h1. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const [t, account] = await Promise.all([getTranslations('header'), accountFacts(locale)]);
  return (
    // The script below adds a class that React did not write.
    <html
      lang={locale}
      data-site={locales[locale].site}
      data-account={account ? '' : undefined}
      className={fontClasses}
      suppressHydrationWarning
    >
      {/* No head of our own: React hoists what belongs there, and an element of it that is late breaks the hydration. */}
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, and a script takes its text no other way */}
        <script dangerouslySetInnerHTML={{ __html: atOnce }} />
        <HeadInjections />
        <Words of={['locator', 'crash']}>
          <Providers>
            <Consent />
            <a className="skip-link" href="#main">
              {t('skip')}
            </a>
            <SmartBanner />
            <SiteAlerts />
            <HeaderPush />
            <Header
              locator={<Locator />}
              tools={
                <>
                  <Search />
                  {account && <AccountTool />}
                </>
              }
            />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter
              language={
                <>
                  <LanguageSwitch />
                  <SiteFeedback />
                </>
              }
            />
            <BottomBar>
              {(look) => (
                <>
                  <SearchEntry className={look} />
                  {account && <AccountEntry path={account.links.account} className={look} />}
                </>
              )}
            </BottomBar>
            <Toasts />
            <Chat />
            <Installable />
            <Tracking>
              <Scripts />
            </Tracking>
            {account && (
              <>
                <AccountLayer facts={account} />
                <Favourites limit={account.favouritesLimit} />
                <Feelings />
              </>
            )}
          </Providers>
        </Words>
      </body>
    </html>
  );
}
