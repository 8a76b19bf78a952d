import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './bottom-bar.module.scss';
import { Entries } from './parts/entries';
import { MenuButton } from './parts/menu-button';

interface Props {
  /** What follows the entries, given the look of one: the search, the account. */
  children?: ((className: string | undefined) => ReactNode) | null;
  /** Where it is to be there whatever the catalogue does. */
  asksNothing?: boolean;
}

/** The main menu on a phone, under the thumb. */
export function BottomBar({ children, asksNothing }: Props) {
  const t = useTranslations('header');
  return (
    <nav className={styles.bar} aria-label={t('bar')} data-chrome>
      <Entries look={({ bar }) => bar && styles.entry} hasIcons asksNothing={asksNothing} />
      {children?.(styles.entry)}
      <MenuButton className={styles.entry}>
        <Icon name="menu" />
        {t('menu')}
      </MenuButton>
    </nav>
  );
}
