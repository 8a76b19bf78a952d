'use client';
// Counts and the way out are this visitor's.
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { KeepInView } from '@/components/ui/tabs/keep-in-view.island';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { passKind } from '@/lib/domain/client';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import { useSession } from '@/lib/visitor/session/session';
import type { AccountFacts } from '../facts/account-facts';
import { usePlanName } from '../facts/use-plan-name';
import { useSignOut } from '../sign-in/use-sign-out';
import { listMenuEntries, type MenuEntry } from './menu.logic';
import styles from './menu.module.scss';

export interface Props {
  facts: AccountFacts;
  label: string;
  /** All of them, as a page of the account lists them; otherwise as the profile does. */
  isWhole?: boolean;
  /** The page in view. */
  current?: MenuEntry['name'];
}

const icons: Record<MenuEntry['name'], IconName> = {
  account: 'user',
  bookings: 'ticket',
  wishlist: 'heart',
  favourites: 'screen',
  benefits: 'gift',
  pass: 'ticket',
  wallet: 'card',
};

/** What an account holds, and the way out of it. */
export function Menu({ facts, label, isWhole = false, current }: Props) {
  const t = useTranslations('account');
  const { client } = useSession();
  const films = useFeelings()?.wishlist.length;
  const counts: Partial<Record<MenuEntry['name'], string | number | undefined>> = isWhole
    ? { wishlist: films, favourites: client?.favoriteCinemas.length }
    : { wishlist: films && t('menu.films', { count: films }) };
  const signOut = useSignOut();
  const pass = client && passKind(client);
  const planName = usePlanName(facts.pass ?? '');
  const words = (name: MenuEntry['name']) =>
    name === 'account' ? t('mine') : name === 'pass' ? planName(pass ?? '') : t(`menu.${name}`);
  return (
    <nav aria-label={label}>
      <KeepInView>
        <ul className={styles.menu} data-whole={isWhole || undefined}>
          {listMenuEntries(facts, { isWhole, hasPass: pass !== null }).map(({ name, path, isElsewhere }) => (
            <li key={name}>
              <Entry path={path} isElsewhere={isElsewhere} isCurrent={name === current}>
                <Icon name={icons[name]} />
                {words(name)}
                {!!counts[name] && <span className={styles.end}>{counts[name]}</span>}
                {isElsewhere && (
                  <span className={styles.end}>
                    <Icon name="external" />
                    <VisuallyHidden>{t('menu.elsewhere')}</VisuallyHidden>
                  </span>
                )}
              </Entry>
            </li>
          ))}
          <li>
            <button type="button" className={styles.entry} onClick={signOut}>
              <Icon name="sign-out" />
              {t('menu.signOut')}
            </button>
          </li>
        </ul>
      </KeepInView>
    </nav>
  );
}

type EntryProps = { path: string; isElsewhere: boolean; isCurrent: boolean; children: React.ReactNode };

function Entry({ path, isElsewhere, isCurrent, children }: EntryProps) {
  const props = {
    className: styles.entry,
    ...(isCurrent && { 'aria-current': 'page' as const }),
    href: path,
    children,
  };
  return isElsewhere ? <a {...props} /> : <IntentLink {...props} />;
}
