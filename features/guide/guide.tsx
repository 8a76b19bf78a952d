import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { keepText } from '@/components/page/kept-text/keep-text';
import { KeptList } from '@/components/page/kept-text/kept-list.lean';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Wrap } from '@/components/ui/layout/layout';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Day } from '@/lib/domain/day';
import { type CinemaDay, mergeDays } from '@/lib/domain/guide';
import { isOver, listStandings } from '@/lib/domain/standing';
import { buildAxis, minuteOfDay, spanOf } from '@/lib/domain/timeline';
import { buildBars } from './bars/bar.logic';
import bars from './bars/bars.module.scss';
import { writeBars } from './bars/write-bars';
import board from './board/board.module.scss';
import { FilmRow } from './board/film-row';
import { Hours } from './board/hours';
import styles from './guide.module.scss';
import type { GuidePlace } from './place/place.logic';

interface Props {
  place: GuidePlace;
  day: Day;
  /** What each of its cinemas plays; null where that did not come. */
  days: readonly (CinemaDay | null)[];
  facts: ShowtimeFacts;
}

/** Every showing of every title around a place on a day: the page has what is left of today in the site's main city. */
export async function Guide({ place, day, days, facts }: Props) {
  const locale = await getLocale();
  const [t, words] = await Promise.all([getTranslations('guide'), getTranslations('showtimes')]);
  const films = mergeDays(days).flatMap((film) => {
    const showings = film.showings.filter((showing) => !isOver(listStandings([showing], facts.madeAt)));
    return showings.length ? [{ ...film, showings }] : [];
  });
  const showings = films.flatMap((film) => film.showings);
  const minute = minuteOfDay(facts.madeAt.wall, day);
  const axis = buildAxis(
    showings.map((showing) => spanOf(showing, day)),
    minute,
  );
  const now = { clock: facts.madeAt.wall.slice(11, 16), at: Math.round((minute / 60 - axis.from) * 100) / 100 };
  const context = { day, axis, facts, cinemas: place.cinemas, speech: { t: words, locale } };
  return (
    <Wrap>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.place}>{place.name}</p>
        <p className={styles.summary}>{t('summary', { cinemas: place.cinemas.length, showings: showings.length })}</p>
      </header>
      {films.length === 0 && <StateMessage title={t('none')} text={t('noneText')} />}
      {films.length > 0 && (
        <section
          className={board.board}
          aria-label={t('board')}
          style={{ '--hours': axis.to - axis.from, ...(now.at > 0 && { '--now': now.at }) } as CSSProperties}
        >
          <Hours axis={axis} now={now} />
          {films.map((film, index) => (
            <FilmRow key={film.slug} film={film} first={index === 0}>
              <KeptList
                className={bars.bars}
                name={keepText(
                  writeBars(buildBars(film.showings, listStandings(film.showings, facts.madeAt), context)),
                )}
              />
            </FilmRow>
          ))}
        </section>
      )}
      {place.others.length > 0 && (
        <nav className={styles.others} aria-labelledby="guide-others">
          <h2 className={styles.heading} id="guide-others">
            {t('others', { place: place.name })}
          </h2>
          <ul className={styles.list}>
            {place.others.map(({ name, href }) => (
              <li key={href}>
                <IntentLink href={href}>{name}</IntentLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Wrap>
  );
}
