import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { DayLedger } from '@/components/views/day-ledger/day-ledger';
import type { OpeningDay } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { type OpenedShow, useOpenedEntries, useOpeningEntries } from './list/entries';
import { OpeningRow } from './list/opening-row';
import styles from './list/openings.module.scss';
import { ForYouIsland } from './visitor/for-you.island';

interface Props {
  days: readonly OpeningDay<ShowSummary>[];
  opened: readonly OpenedShow[];
}

/** Everything whose booking opens later, day by day; what a visitor waits for comes first. */
export function OpeningsScreen({ days, opened }: Props) {
  const t = useTranslations('openings');
  const { timeZone } = siteFacts(locales[useLocale()].site);
  const entries = useOpeningEntries(days);
  const open = useOpenedEntries(opened);
  return (
    <Wrap>
      <PageHead title={t('title')}>{t('lead', { count: entries.length })}</PageHead>
      {days.length === 0 ? (
        <StateMessage title={t('none')} text={t('noneText')} level={2}>
          <Link to="shows" className={buttonClass()}>
            {t('films')}
          </Link>
        </StateMessage>
      ) : (
        <div className={styles.board}>
          <div className={styles.own}>
            <Words of={['openings']}>
              <ForYouIsland entries={entries} opened={open} timeZone={timeZone} />
            </Words>
          </div>
          <div className={styles.days}>
            <DayLedger
              days={days.map(({ day, openings }) => ({
                day,
                children: openings.map(({ show, opening }) => (
                  <OpeningRow key={show.slug} show={show} opening={opening} />
                )),
              }))}
            />
            <p className={styles.note}>{t('rings')}</p>
          </div>
        </div>
      )}
    </Wrap>
  );
}
