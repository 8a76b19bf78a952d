import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { keepBriefly } from '@/lib/api/brief-life';
import { CatalogueError } from '@/lib/api/errors';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { Words } from '@/lib/i18n/words';
import { findAccountFacts } from './account.load';
import styles from './account-page.module.scss';
import type { AccountFacts } from './facts/account-facts';
import { MenuIsland, SignedOnly } from './page/account-page.island';

interface Props {
  /** The page in view. */
  current: 'account' | 'favourites' | 'wishlist';
  /** Its `h1`, there for everyone. */
  title?: string;
  /** What stands beside the title. */
  beside?: (facts: AccountFacts) => ReactNode;
  /** Instead of both. */
  heading?: ReactNode;
  /** Needs the client, so only the browser can fill it in. */
  children: (facts: AccountFacts) => ReactNode;
}

/** A page of the visitor's own: the same for everyone until the browser knows who asks. */
export async function AccountPage({ current, title, beside, heading, children }: Props) {
  const locale = await getLocale();
  const [facts, t] = await Promise.all([findAccountFacts(locale), getTranslations('account')]);
  if (!facts) return <Unknown title={title ?? t('mine')} />;
  return (
    <Wrap>
      <Words of={['account']}>
        <div className={styles.page}>
          <div className={styles.menu}>
            <MenuIsland facts={facts} label={t('mine')} current={current} />
          </div>
          <div className={styles.content}>
            <div className={styles.heading}>
              {heading ?? (
                <>
                  <h1 className={styles.title}>{title}</h1>
                  {beside?.(facts)}
                </>
              )}
            </div>
            <div className={styles.noScript}>
              <StateMessage level={2} title={t('page.noScript.title')} text={t('page.noScript.text')}>
                <Link to="shows" className={buttonClass()}>
                  {t('page.list.toFilms')}
                </Link>
              </StateMessage>
            </div>
            <div className={styles.signed}>
              <SignedOnly>{children(facts)}</SignedOnly>
            </div>
          </div>
        </div>
      </Words>
    </Wrap>
  );
}

/** The guard let the page through, and the settings say nothing of an account: they are asked again soon. */
async function Unknown({ title }: Required<Pick<Props, 'title'>>) {
  const { isKnown } = await readSettingsOrDefaults(await getLocale());
  // Without any settings the guard answers, and a page that stands is kept.
  if (!isKnown) throw new CatalogueError('The settings of this site are not known.');
  await keepBriefly();
  const t = await getTranslations('errors');
  return (
    <Wrap>
      <h1 className={styles.title}>{title}</h1>
      <StateMessage kind="error" level={2} title={t('unavailable.title')} text={t('unavailable.text')}>
        {/* biome-ignore lint/a11y/useValidAnchor: empty means this page again, with or without scripts */}
        <a className={buttonClass({ variant: 'primary' })} href="">
          {t('unavailable.retry')}
        </a>
      </StateMessage>
    </Wrap>
  );
}
