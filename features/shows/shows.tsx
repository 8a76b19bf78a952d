import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TabCount, Tabs, tabClass } from '@/components/ui/tabs/tabs';
import { inListing, type Listed } from '@/lib/domain/listing';
import { type Tab, tabNames, tabs } from '@/lib/routing/shows-tabs';
import { locales } from '@/lib/sites/locales';
import { DatedList } from './list/dated-list';
import { Grid } from './list/grid';
import { ReleaseWeeks } from './list/release-weeks';
import styles from './list/shows.module.scss';
import { TabFollower } from './list/tab-follower.island';

type Props = {
  listed: readonly Listed[] /** First weekday of the programme week. */;
  firstWeekday: number;
  filters: ReactNode;
};

/**
 * All five tabs in one page, each title once a form: the fragment says which are shown, in CSS alone,
 * so that a tab is an address and works before any script (spec catalogue §2).
 */
export function ShowsScreen({ listed, firstWeekday, filters }: Props) {
  const t = useTranslations('shows');
  const { language } = locales[useLocale()];
  const counts = Object.fromEntries(tabNames.map((tab) => [tab, inListing(listed, tab).length])) as Record<Tab, number>;
  return (
    <div className={styles.screen}>
      {tabNames.map((tab) => (
        <span key={tab} id={tabs[tab][language]} data-fragment={tab} className={styles.fragment} />
      ))}
      <Wrap>
        <PageHead title={t('title')}>
          {tabNames.map((tab) => (
            <span key={tab} data-in={tab}>
              {t(`sum.${tab}`, { count: counts[tab] })}
            </span>
          ))}
        </PageHead>
        <TabFollower language={language}>
          <Tabs label={t('tabs')}>
            {tabNames.map((tab) => (
              <li key={tab}>
                <a
                  className={tabClass}
                  href={`#${tabs[tab][language]}`}
                  data-tab={tab}
                  {...(tab === 'book' && { 'aria-current': true })}
                >
                  {t(`tab.${tab}`)} <TabCount>{counts[tab]}</TabCount>
                </a>
              </li>
            ))}
          </Tabs>
        </TabFollower>
        <div className={styles.filters}>{filters}</div>
        <Grid listed={listed} />
        <DatedList listed={listed} />
        <ReleaseWeeks listed={inListing(listed, 'upcoming')} firstWeekday={firstWeekday} />
      </Wrap>
    </div>
  );
}
