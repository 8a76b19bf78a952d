import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/button/button';
import { Link } from '@/components/link/link';
import { Picture } from '@/components/picture/picture';
import { Rating } from '@/components/rating/rating';
import { Ribbon } from '@/components/ribbon/ribbon';
import { byFirstDay, type Listed, listings } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { isElided } from '@/lib/text/french';
import styles from './dated-list.module.scss';
import { filterFacts } from './filter-facts';

/** Presales and special showings: here the date is the headline. */
export function DatedList({ listed }: { listed: readonly Listed[] }) {
  const shown = byFirstDay(listed.filter((item) => listings.presales(item) || listings.special(item)));
  return (
    <ul className={styles.list} data-in="presales special">
      {shown.map((item) => (
        <li key={item.show.slug} data-in={inside(item)} {...filterFacts(item.show)}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item: { show, firstDay } }: { item: Listed }) {
  const t = useTranslations('shows');
  const locale = useLocale();
  const screen = show.isMovie ? 'movie' : 'entertainment';
  const by =
    show.directors[0] && t('by', { name: show.directors[0], elided: isElided(show.directors[0]) ? 'yes' : 'no' });
  const facts = [show.minutes && formatDuration(show.minutes), show.genres[0]?.name, by].filter(Boolean);
  return (
    <article className={styles.row}>
      <div className={styles.art}>
        <Picture src={show.poster?.md ?? null} alt="" sizes={128} tone={show.tone ?? undefined} title={show.title} />
      </div>
      <div className={styles.when}>
        <p className={styles.date}>{firstDay ? formatDay(firstDay, locale, 'short') : t('soon')}</p>
        {show.flag && <Ribbon flag={show.flag.colour}>{show.flag.text}</Ribbon>}
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <Link to={screen} params={{ slug: show.slug }}>
            {show.title}
          </Link>
        </h2>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <Rating rating={show.rating} />
      </div>
      <div className={styles.action}>
        <Link
          to={screen}
          params={{ slug: show.slug }}
          suffix="#board"
          className={buttonClass()}
          label={t('bookTitle', { title: show.title })}
        >
          {t('book')}
        </Link>
      </div>
    </article>
  );
}

const inside = (item: Listed) => (['presales', 'special'] as const).filter((name) => listings[name](item)).join(' ');
