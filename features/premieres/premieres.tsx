import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { DayLedger } from '@/components/views/day-ledger/day-ledger';
import { FeedLine } from '@/components/views/feed-line/feed-line';
import { formatDay } from '@/lib/i18n/day';
import { Words } from '@/lib/i18n/words';
import { feedPath } from '@/lib/seo/feeds/feed';
import { serverNow } from '@/lib/time/now';
import type { EveningDay } from './list/evening-day';
import { EveningItem } from './list/evening-item';
import styles from './list/premieres.module.scss';
import { splitDays } from './list/split-days';
import { CityFilterIsland } from './place/city-filter.island';
import { listCities } from './place/list-cities';

interface Props {
  days: readonly EveningDay[];
  /** Every town and every day has answered. */
  isWhole: boolean;
}

/** What is on only once, day by day: before everyone else, with guests, live. */
export function PremieresScreen({ days, isWhole }: Props) {
  const t = useTranslations('premieres');
  const locale = useLocale();
  const { soon, later } = splitDays(days);
  const last = later.at(-1);
  return (
    <Wrap>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {!isWhole && days.length > 0 && <p className={styles.partly}>{t('partly')}</p>}
      {days.length === 0 ? (
        <StateMessage
          {...(isWhole ? { title: t('none'), text: t('noneText') } : { kind: 'error', title: t('partly') })}
          level={2}
        >
          <Link to="shows" className={buttonClass()}>
            {t('shows')}
          </Link>
        </StateMessage>
      ) : (
        <Words of={['premieres']}>
          <CityFilterIsland cities={listCities(days)} madeAt={serverNow().getTime()}>
            <Days days={soon} />
            {last && (
              <details className={styles.later} suppressHydrationWarning>
                <summary>{t('later', { day: formatDay(last.day, locale, 'date') })}</summary>
                <Days days={later} />
              </details>
            )}
          </CityFilterIsland>
        </Words>
      )}
      <div className={styles.feeds}>
        <FeedLine feeds={['premieres', 'opera']} />
        <a className={textLinkClass()} href={feedPath('premieres', locale, 'xml')}>
          {t('rss')}
        </a>
      </div>
    </Wrap>
  );
}

const Days = ({ days }: Pick<Props, 'days'>) => (
  <DayLedger
    days={days.map(({ day, evenings }) => ({
      day,
      children: evenings.map((evening) => (
        <EveningItem
          key={[evening.shows[0]?.slug, evening.kinds, evening.special?.title].join()}
          {...{ day, evening }}
        />
      )),
    }))}
  />
);
