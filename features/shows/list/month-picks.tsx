import { useTranslations } from 'next-intl';
import { pickClass } from '@/components/ui/filter-pick/pick-nav';
import { Icon } from '@/components/ui/icon/icon';
import { ClosePanel } from '@/components/ui/link-panel/close-panel';
import { LinkPanel } from '@/components/ui/link-panel/link-panel';
import type { Listed } from '@/lib/domain/listing';
import type { ProgrammeDay } from '@/lib/domain/programme-calendar';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import styles from './calendar.module.scss';
import { calendars } from './calendars';
import { MonthList } from './month-list.lean';
import { listMonthLinks } from './months';
import { useSpeech } from './speech';

type Props = ProgrammeDay & { listed: readonly Listed[] };

/** For each tab that goes by the date the way to the months that it keeps for later: first in the row of the filters. */
export function MonthPicks({ listed, ...when }: Props) {
  const speech = useSpeech();
  return Object.values(calendars).flatMap(({ of, split }) => {
    const { months } = split(listed, when);
    return of.map((tab) => {
      const links = listMonthLinks(tab, months, speech);
      return links.length > 1 && <MonthPick key={tab} tab={tab} links={links} />;
    });
  });
}

type PickProps = { tab: ShowsTab; links: readonly (readonly [address: string, words: string])[] };

function MonthPick({ tab, links }: PickProps) {
  const t = useTranslations('shows');
  const panel = `months-${tab}`;
  return (
    <div data-in={tab} data-scriptless className={styles.months}>
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
