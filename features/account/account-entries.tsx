import { useTranslations } from 'next-intl';
import { AccountBarEntry } from './header/account-bar.island';
import { AccountButton } from './header/account-button.island';

/** The account in the header. */
export function AccountTool() {
  const t = useTranslations('account');
  return <AccountButton words={{ signIn: t('signIn'), mine: t('mine') }} />;
}

/** The account in the bottom bar of a phone, in the look of its other entries. */
export function AccountEntry({ path, className }: { path: string; className: string | undefined }) {
  const t = useTranslations('account');
  return <AccountBarEntry word={t('bar')} path={path} className={className} />;
}
