import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AskEarly } from '@/components/page/ask-early/ask-early';
import { leaveToHtml } from '@/components/page/html-only/leave-to-html';
import { GoLink } from '@/components/page/link/go-link';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { Wrap } from '@/components/ui/layout/layout';
import { CompareButton } from '@/components/views/compare-button/compare-button';
import { Scriptless } from '@/components/views/days/scriptless';
import { HiddenLine } from '@/components/views/hidden-films/hidden-line';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { Day } from '@/lib/domain/day';
import { type CinemaDay, mergeDays } from '@/lib/domain/guide';
import { minuteOfDay } from '@/lib/domain/minute-of-day';
import { mergeOffers } from '@/lib/domain/place-offer';
import { isOver, listStandings } from '@/lib/domain/standing';
import { buildAxis, spanOf } from '@/lib/domain/timeline';
import { Words } from '@/lib/i18n/words';
import { locales } from '@/lib/sites/locales';
import { passName } from '@/lib/sites/pass-name';
import { anyPlace } from '@/lib/visitor/place/here-url';
import { placeUrl } from './asking/guide-urls';
import { buildBars } from './bars/bar.logic';
import { writeBars } from './bars/write-bars';
import { FirstRows } from './board/first-rows';
import { GuideIsland } from './board/guide.island';
import { FamilyIsland } from './family/family.island';
import type { GuidePlace } from './place/place.logic';
import styles from './ways/ways-on.module.scss';

/** What a board of one day cannot show. */
const waysOn = ['accessible', 'premieres', 'openings'] as const;

interface Props {
  place: GuidePlace;
  day: Day;
  /** What each of its cinemas plays; null where that did not come. */
  days: readonly (CinemaDay | null)[];
  facts: ShowtimeFacts;
  /** What is shown of one that is pressed. */
  panel: ReactNode;
}

/** Every showing of every title around a place on a day: the page has what is left of today in the site's main city. */
export async function Guide({ place, day, days, facts, panel }: Props) {
  const [locale, words, screens] = await Promise.all([
    getLocale(),
    getTranslations('showtimes'),
    getTranslations('siteMap.screens'),
  ]);
  const { cookies } = await readSettingsOrDefaults(locale);
  const films = mergeDays(days).flatMap((film) => {
    const showings = film.showings.filter((showing) => !isOver(listStandings([showing], facts.madeAt)));
    return showings.length ? [{ ...film, showings }] : [];
  });
  const now = minuteOfDay(facts.madeAt.wall, day);
  const all = films.flatMap(({ showings }) => showings);
  const spans = all.map((showing) => spanOf(showing, day));
  const axis = buildAxis(spans, now);
  const context = { day, axis, facts, cinemas: place.cinemas, speech: { t: words, locale } };
  const titles = films.map((film) => ({
    film,
    kept: leaveToHtml(writeBars(buildBars(film.showings, listStandings(film.showings, facts.madeAt), context))),
  }));
  const offered = mergeOffers(days);
  // Nobody may say that nothing is left on behalf of a cinema that has not answered.
  const isKnown = all.length > 0 || days.every((own) => own !== null);
  return (
    <>
      <Scriptless day={isKnown ? day : null} />
      <Unsettled cookie={cookies.locator} place={place.key} versions={offered.versions} />
      <AskEarly ask={placeUrl(locales[locale].language, anyPlace)} place={place.key} />
      <Words of={['guide', 'showtimes', 'share']}>
        <GuideIsland
          page={place}
          first={isKnown ? { key: place.key, day, showings: spans.length } : null}
          rows={isKnown && <FirstRows {...{ axis, now, titles }} />}
          offered={offered}
          facts={facts}
          pass={passName(locale)}
          family={<FamilyIsland />}
          compare={
            <>
              <CompareButton />
              <HiddenLine look="aside" />
            </>
          }
        />
        {panel}
      </Words>
      <Wrap>
        <ul className={styles.on}>
          {waysOn.map((screen) => (
            <li key={screen}>
              <GoLink to={screen}>{screens(screen)}</GoLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  );
}
