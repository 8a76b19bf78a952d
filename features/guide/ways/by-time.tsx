import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { AboutButton } from '@/components/views/about-button/about-button';
import { formatShowingName } from '@/components/views/showtime-name/name.logic';
import { minuteOfDay } from '@/lib/domain/minute-of-day';
import { byTime } from '@/lib/domain/showing';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { focusBefore } from '@/lib/visitor/device/focus-before';
import { buildBars } from '../bars/bar.logic';
import { formatDistance } from './distance';
import { pickLeft, type WayProps } from './left';
import styles from './ways.module.scss';

/** Showings drawn at a time. */
const atOnce = 40;
/** Minutes: what is further off is told by its clock alone. */
const soon = 180;

/** What begins next, whatever it is and wherever. */
export function ByTime({ left, place, day, now, facts, ways, onOpen }: WayProps) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const locale = useLocale();
  const [shown, setShown] = useState(atOnce);
  const context = { day, axis: { from: 9, to: 26 }, facts, cinemas: place.cinemas, speech: { t: words, locale } };
  const all = left
    .flatMap((each) => {
      const { showings, standings } = pickLeft(each);
      return showings.map((showing, index) => ({ film: each.group, showing, standing: standings.charAt(index) }));
    })
    .sort((a, b) => byTime(a.showing, b.showing));
  const say = (minutes: number) => {
    if (minutes <= 0 || minutes > soon) return null;
    const rest = minutes % 60;
    return minutes < 60
      ? t('in', { minutes })
      : t('inHours', { hours: (minutes - rest) / 60, minutes: String(rest).padStart(2, '0') });
  };
  return (
    <>
      <ol className={styles.times}>
        {all.slice(0, shown).map(({ film, showing, standing }) => {
          const [bar] = buildBars([showing], standing, context);
          const way = ways?.[place.cinemas[showing.at]?.slug ?? ''];
          const wait = now === null ? null : say(minuteOfDay(showing.time, day) - now);
          if (!bar) return null;
          const where = [bar.cinema, way !== undefined && t('km', { way: formatDistance(way, locale) })];
          const inside = (
            <>
              <span className={styles.when}>
                <b>{bar.time}</b>
                {wait && <small>{wait}</small>}
              </span>
              <Picture src={film.poster} alt="" sizes={48} tone={film.tone} />
              <span className={styles.what}>
                <strong>{film.title}</strong>
                <span>
                  {bar.version}&nbsp;· {bar.end}
                </span>
                <span>{where.filter(Boolean).join('\u00a0· ')}</span>
                {film.note && <span>{film.note}</span>}
                <VisuallyHidden>
                  , {formatShowingName(showing, [], facts, context.speech.t, bar.href ? 'book' : 'instead')}
                </VisuallyHidden>
              </span>
            </>
          );
          return (
            <li key={`${film.slug} ${bar.id}`} data-look={bar.look} {...ticketsAttributes({ film: film.title })}>
              {bar.href ? (
                <>
                  <a href={bar.href} rel="nofollow" {...ticketAttributes(bar.begins, bar.spoken)}>
                    {inside}
                  </a>
                  <AboutButton
                    className={styles.about}
                    label={words('details.open', { time: bar.time })}
                    onClick={() => onOpen(film.slug, showing)}
                  />
                </>
              ) : (
                <button
                  type="button"
                  className={styles.closed}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(film.slug, showing)}
                >
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {all.length > shown && (
        <p>
          <Button
            onClick={({ currentTarget }) => {
              if (all.length <= shown + atOnce) focusBefore(currentTarget);
              startTransition(() => setShown(shown + atOnce));
            }}
          >
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
