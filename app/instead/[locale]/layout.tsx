import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/page/inline-script/inline-script';
import { BottomBar } from '@/features/header/bottom-bar';
import { Header } from '@/features/header/header';
import { SkipLink } from '@/features/header/skip-link';
import { LanguageLinks } from '@/features/language/language';
import { locales } from '@/lib/sites/locales';
import { webviewScript } from '@/lib/visitor/device/webview';
import { fontsScript } from '@/styles/fonts-script';
import '@/styles/global.scss';

/** Each is made when a server starts (`lib/gateway/keep-stand-ins.ts`), as it is kept then. */
export const generateStaticParams = () => [];

/**
 * What surrounds a page that is shown in place of one that cannot be made now: the ways on, and nothing of the catalogue. It is
 * sent where nobody has time to make one, or where the catalogue says nothing.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    // The script adds a class that React did not write.
    <html lang={locale} data-site={locales[locale].site} suppressHydrationWarning>
      <body>
        <InlineScript text={[fontsScript, webviewScript].join(';')} />
        <SkipLink />
        <Header locator={null} inMenu={<LanguageLinks />} asksNothing />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <BottomBar asksNothing />
      </body>
    </html>
  );
}
