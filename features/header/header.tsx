import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { Wrap } from '@/components/ui/layout/layout';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { brand } from '@/lib/sites/brand';
import { Entries } from './parts/entries';
import { HeaderShell } from './parts/header.island';
import styles from './parts/header.module.scss';
import type { HeaderEntry } from './parts/header.table';
import { Menu } from './parts/menu';

interface Props {
  /** The button that opens the locator. */
  locator: ReactNode;
  /** What follows it: search, the account. */
  tools?: ReactNode;
  /** What follows the entries of the menu: the languages. */
  inMenu?: ReactNode;
  /** Where it is to be there whatever the catalogue does. */
  asksNothing?: boolean;
}

export function Header({ locator, tools, inMenu, asksNothing }: Props) {
  const t = useTranslations('header');
  return (
    <HeaderShell className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <Link to="home" className={styles.logo}>
            <Wordmark />
            <VisuallyHidden>{t('home', { brand: brand.name })}</VisuallyHidden>
          </Link>
          <nav className={styles.nav} aria-label={t('main')}>
            <Entries look={entryClass} asksNothing={asksNothing} />
          </nav>
          <Menu look={styles.more} asksNothing={asksNothing}>
            {inMenu}
          </Menu>
          <div className={styles.locator}>{locator}</div>
          {tools}
        </div>
      </Wrap>
    </HeaderShell>
  );
}

const inHeader = { tablet: styles.entry, desktop: styles.desktop, wide: styles.wide };
const entryClass = ({ from }: HeaderEntry) => from && inHeader[from];
