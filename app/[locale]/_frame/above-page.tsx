import { AccountTool } from '@/features/account/account-entries';
import { SiteAlerts } from '@/features/alerts/alerts';
import { HeaderPush } from '@/features/banners/header-push';
import { SmartBanner } from '@/features/banners/smart-banner';
import { Consent } from '@/features/consent/consent';
import { Header } from '@/features/header/header';
import { SkipLink } from '@/features/header/skip-link';
import { LanguageLinks } from '@/features/language/language';
import { Locator } from '@/features/locator/locator';
import { Search } from '@/features/search/search';
import { AskingLater, SeenPushLater } from './once-awake.island';

/** What a visitor meets before the page: the skip link, which nothing comes before, the question about cookies, banners, the header. */
export function AbovePage({ hasAccount }: { hasAccount: boolean }) {
  return (
    <>
      <SkipLink />
      <Consent>{(noticePath) => <AskingLater noticePath={noticePath} />}</Consent>
      <SmartBanner />
      <SiteAlerts />
      <HeaderPush seen={<SeenPushLater />} />
      <Header
        locator={<Locator />}
        inMenu={<LanguageLinks />}
        tools={
          <>
            <Search />
            {hasAccount && <AccountTool />}
          </>
        }
      />
    </>
  );
}
