import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { ClosePanel } from '@/components/ui/link-panel/close-panel';
import { LinkPanel } from '@/components/ui/link-panel/link-panel';
import { panelLinkClass } from '@/components/ui/link-panel/panel-link';
import { Entries } from './entries';
import { type HeaderEntry, menuRange } from './header.table';
import styles from './menu.module.scss';
import { MenuButton, menuPanel } from './menu-button';

interface Props {
  look: string | undefined;
  asksNothing: boolean | undefined;
  children: ReactNode;
}

/** What neither the header nor the bar of a phone has room for; `look` is its word's in the header. A native popover: without scripts it still works. */
export function Menu({ look, asksNothing, children }: Props) {
  const t = useTranslations('header');
  return (
    <>
      <MenuButton className={look}>
        {t('more')}
        <Icon name="down" />
      </MenuButton>
      <LinkPanel id={menuPanel} modal="menu" label={t('menu')} side="below">
        <ClosePanel of={menuPanel} />
        <nav aria-label={t('menu')}>
          <Entries look={entryClass} hasIcons asksNothing={asksNothing} />
        </nav>
        {children}
      </LinkPanel>
    </>
  );
}

function entryClass(entry: HeaderEntry): string | undefined {
  const where = menuRange(entry);
  return where && (where === 'always' ? panelLinkClass : `${panelLinkClass} ${styles[where]}`);
}
