import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { AskEarly } from '@/components/page/ask-early/ask-early';
import { GoLink } from '@/components/page/link/go-link';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TabCount, Tabs, tabClass } from '@/components/ui/tabs/tabs';
import { FeedLine } from '@/components/views/feed-line/feed-line';
import { HiddenLine } from '@/components/views/hidden-films/hidden-line';
import { Unheard } from '@/components/views/unheard/unheard';
import type { Day } from '@/lib/domain/day';
import type { EventSummary } from '@/lib/domain/event';
import { isBySunday, nameUntilSunday } from '@/lib/domain/family-list';
import { isOfProgrammes, type Listed, pickList } from '@/lib/domain/listing';
import type { ProgrammeDay } from '@/lib/domain/programme-calendar';
import { type ShowsTab, showsTabNames, showsTabs } from '@/lib/routing/shows-tabs';
import { locales } from '@/lib/sites/locales';
import { anyPlace } from '@/lib/visitor/place/here-url';
import { startsUrl } from '@/lib/visitor/place/starts-url';
import { Calendar } from './list/calendar';
import { calendarNames } from './list/calendars';
import { Grid } from './list/grid';
import { gridNames, grids } from './list/grids';
import { Seasons } from './list/seasons';
import styles from './list/shows.module.scss';
import { TabAtOnce } from './list/tab-at-once';
import { TabFollower } from './list/tab-follower.island';

type Props = ProgrammeDay & {
  listed: readonly Listed[];
  /** Whether it is known what plays. */
  isHeard: boolean;
  filters: ReactNode;
  /** Seasons and festivals. */
  events: readonly EventSummary[];
  /** What machines read of the list to book: beside its links, whose addresses it repeats, a page is packed smaller. */
  children: ReactNode;
};

/**
 * All five tabs in one page, each title once a form: the fragment says which are shown, in CSS alone,
 * so that a tab is an address and works before any script (spec catalogue §2).
 */
export function ShowsScreen({ listed, isHeard, filters, events, children, ...when }: Props) {
  const t = useTranslations('shows');
  const openings = useTranslations('openings');
  const premieres = useTranslations('premieres');
  const { language } = locales[useLocale()];
  const counts = Object.fromEntries(showsTabNames.map((tab) => [tab, pickList(listed, tab).length])) as Record<
    ShowsTab,
    number
  >;
  const unknown = isHeard ? [] : showsTabNames.filter(isOfProgrammes);
  const known = showsTabNames.filter((tab) => !unknown.includes(tab));
  return (
    <div className={styles.screen}>
      <AskEarly ask={startsUrl(language, anyPlace)} />
      {showsTabNames.map((tab) => (
        <span key={tab} id={showsTabs[tab][language]} data-fragment={tab} className={styles.fragment} />
      ))}
      <TabAtOnce />
      <Wrap>
        <PageHead title={t('title')}>
          {known.map((tab) => (
            <span key={tab} data-in={tab} data-total>
              {tab === 'kids' ? t('sum.kids', sumKids(listed, when.today)) : t(`sum.${tab}`, { count: counts[tab] })}
            </span>
          ))}
          <HiddenLine />
        </PageHead>
        <TabFollower language={language}>
          <Tabs label={t('tabs')}>
            {showsTabNames.map((tab) => (
              <li key={tab}>
                <a
                  className={tabClass}
                  href={`#${showsTabs[tab][language]}`}
                  data-tab={tab}
                  {...(tab === 'book' && { 'aria-current': true })}
                >
                  {t(`tab.${tab}`)} {known.includes(tab) && <TabCount>{counts[tab]}</TabCount>}
                </a>
              </li>
            ))}
          </Tabs>
        </TabFollower>
        <div className={styles.filters}>{filters}</div>
        <div className={styles.found}>
          {unknown.length > 0 && (
            <div data-in={unknown.join(' ')}>
              <Unheard />
            </div>
          )}
          {gridNames.map((list) => (
            <Fragment key={list}>
              <Grid list={list} listed={listed} today={when.today} />
              {grids[list].tab === 'book' && children}
            </Fragment>
          ))}
          {calendarNames.map((list) => (
            <Calendar key={list} list={list} listed={listed} {...when} />
          ))}
        </div>
        <Seasons events={events} />
        <p data-in="presales upcoming">
          <GoLink to="openings">{openings('all')}</GoLink>
        </p>
        <div data-in="kids">
          <FeedLine feeds={['kids']} />
        </div>
        <div data-in="special">
          <p>
            <GoLink to="premieres">{premieres('more')}</GoLink>
          </p>
          <FeedLine feeds={['premieres', 'opera']} />
        </div>
      </Wrap>
    </div>
  );
}

/** How many a family can see by Sunday and how many begin later; on a Sunday all of them are one sum. */
function sumKids(listed: readonly Listed[], today: Day) {
  const kids = pickList(listed, 'kids');
  const until = nameUntilSunday(today);
  const later = until === 'none' ? 0 : kids.filter((item) => !isBySunday(item, today)).length;
  return { count: kids.length - later, later, until };
}
