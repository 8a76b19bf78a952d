import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { Picture } from '@/components/ui/picture/picture';
import { Tag } from '@/components/ui/tag/tag';
import { Rating } from '@/components/views/rating/rating';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { filteredPath } from '@/lib/routing/filters';
import { pickShowScreen, showHref } from '@/lib/routing/show-screen';
import { isElided } from '@/lib/text/french';
import styles from './schedule.module.scss';
import type { ScheduledDay, ScheduledShow } from './season.logic';
import { Times } from './times.island';

/** Days down the left, each with its titles in their order. `cinema`: whose times the page shows to begin with. */
export function Schedule({ days, cinema }: { days: readonly ScheduledDay[]; cinema: string | undefined }) {
  const t = useTranslations('events');
  const locale = useLocale();
  const list = days.map(({ day, shows }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles.date}>
        <time dateTime={day}>{formatDay(day, locale, 'short')}</time>
        <small>{t('titles', { count: shows.length })}</small>
      </h3>
      <ul>
        {shows.map((item) => (
          <li key={item.show.slug}>
            <Row day={day} item={item} />
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {cinema && (
        <noscript>
          <p className={styles.scriptless}>{t('scriptless', { cinema })}</p>
        </noscript>
      )}
      {list}
    </>
  );
}

function Row({ day, item: { show, isLive, bookable } }: { day: string; item: ScheduledShow }) {
  const t = useTranslations('events');
  const { slug, title, minutes, genres, directors } = show;
  const screen = pickShowScreen(show);
  const locale = useLocale();
  const page = showHref(locale, show);
  const by = directors[0] && t('by', { name: directors[0], elided: isElided(directors[0]) ? 'yes' : 'no' });
  const facts = [minutes && formatDuration(minutes, locale), genres[0]?.name, by].filter(Boolean);
  return (
    <article className={styles.row} data-closed={!bookable || undefined}>
      <Picture
        src={show.poster?.md ?? null}
        alt=""
        sizes="(min-width: 1080px) 88px, 80px"
        tone={show.tone ?? undefined}
        title={title}
      />
      <div className={styles.words}>
        <h4 className={styles.title}>
          <Link to={screen} params={{ slug }}>
            {title}
          </Link>
        </h4>
        {facts.length > 0 && <p className={styles.facts}>{facts.join('\u00a0· ')}</p>}
        {isLive && <Tag>{t('live')}</Tag>}
        {!bookable && <p className={styles.facts}>{t('notYet')}</p>}
        <Rating rating={show.rating} />
      </div>
      <div className={styles.times}>
        <Times day={day} show={slug} title={title} bookable={bookable} href={filteredPath(page, { date: [day] })} />
      </div>
    </article>
  );
}
