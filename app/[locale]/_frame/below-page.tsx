import { AccountEntry } from '@/features/account/account-entries';
import { SiteFeedback } from '@/features/feedback/feedback';
import { SiteFooter } from '@/features/footer/site-footer';
import { BottomBar } from '@/features/header/bottom-bar';
import { LanguageSwitch } from '@/features/language/language';
import { SearchEntry } from '@/features/search/search';

/** The footer, and on a phone the menu under the thumb. */
export function BelowPage({ accountPath }: { accountPath: string | undefined }) {
  return (
    <>
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
            {accountPath && <AccountEntry path={accountPath} className={look} />}
          </>
        )}
      </BottomBar>
    </>
  );
}
