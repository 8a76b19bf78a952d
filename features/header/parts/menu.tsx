import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { ClosePanel } from '@/components/ui/link-panel/close-panel';
import { LinkPanel } from '@/components/ui/link-panel/link-panel';
import { panelLinkClass } from '@/components/ui/link-panel/panel-link';
import { Entries } from './entries';
import { type HeaderEntry, menuRange } from './header.table';
import styles from './menu.module.scss';

const panel = 'menu';

/** What neither the header nor the bar of a phone has room for. A native popover: without scripts it still works. */
export function Menu({ children }: { children: ReactNode }) {
  const t = useTranslations('header');
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.trigger} popoverTarget={panel}>
        <Icon name="menu" label={t('menu')} />
      </button>
      <LinkPanel id={panel} modal="menu" label={t('menu')} side="below">
        <ClosePanel of={panel} />
        <nav aria-label={t('menu')}>
          <Entries look={entryClass} hasIcons />
        </nav>
        {children}
      </LinkPanel>
    </div>
  );
}

function entryClass(entry: HeaderEntry): string | undefined {
  const where = menuRange(entry);
  const owners = entry.forOwners ? ` ${styles.ofOwners}` : '';
  return where && `${panelLinkClass} ${styles[where]}${owners}`;
}
