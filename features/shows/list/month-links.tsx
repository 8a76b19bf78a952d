import { useTranslations } from 'next-intl';
import { pickClass } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { ClosePanel } from '@/components/ui/link-panel/close-panel';
import { LinkPanel } from '@/components/ui/link-panel/link-panel';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import styles from './calendar.module.scss';
import { MonthList } from './month-list.lean';

type Props = { tab: ShowsTab; links: readonly (readonly [address: string, words: string])[] };

/** The way to each month that a tab keeps for later, behind one press beside the week that comes first. */
export function MonthLinks({ tab, links }: Props) {
  const t = useTranslations('shows');
  const panel = `months-${tab}`;
  return (
    <div data-in={tab} className={styles.jump}>
      <button type="button" className={pickClass} popoverTarget={panel}>
        {t('toMonth')}
        <Icon name="down" />
      </button>
      <LinkPanel id={panel} modal="months" label={t('months')} side="below">
        <ClosePanel of={panel} />
        <MonthList links={links} />
      </LinkPanel>
    </div>
  );
}
