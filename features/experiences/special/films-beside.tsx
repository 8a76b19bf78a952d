import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { Rating } from '@/components/views/rating/rating';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDuration } from '@/lib/i18n/duration';
import { pickShowScreen } from '@/lib/routing/show-screen';
import { Failed } from '../experience/failed';
import styles from './films-beside.module.scss';

type Props = {
  show: ShowSummary | null;
  /** Null where they could not be read. */
  cinemas: readonly CinemaSummary[] | null;
  /** The cinemas with the next showing in each; left out where there is nothing to book. */
  showings: ReactNode;
};

/** What an article leads to: the film it is about, then where. */
export function FilmsBeside({ show, cinemas, showings }: Props) {
  const t = useTranslations('experiences');
  return (
    <aside className={styles.beside} aria-label={t('story.beside')}>
      {show && <Film show={show} />}
      {showings}
      {!cinemas && <Failed title={t('failed.cinemas')} level={2} />}
      {!showings && cinemas && cinemas.length > 0 && <Places cinemas={cinemas} />}
    </aside>
  );
}

function Places({ cinemas }: { cinemas: readonly CinemaSummary[] }) {
  const t = useTranslations('experiences.story');
  return (
    <div>
      <h2 className={styles.title}>{t('where')}</h2>
      <ul>
        {cinemas.map(({ slug, name, city }) => (
          <li key={slug} className={styles.cinema}>
            <Link to="cinema" params={{ slug }}>
              {name}
            </Link>
            <span className={styles.city}>{city}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Film({ show }: { show: ShowSummary }) {
  const t = useTranslations('experiences.story');
  const locale = useLocale();
  const facts = [show.minutes && formatDuration(show.minutes, locale), show.genres[0]?.name].filter(Boolean);
  const to = pickShowScreen(show);
  return (
    <div className={styles.film}>
      <Picture src={show.poster?.md ?? null} alt="" sizes={96} tone={show.tone ?? undefined} title={show.title} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={to} params={{ slug: show.slug }}>
            {show.title}
          </Link>
        </h2>
        {facts.length > 0 && <p className={styles.facts}>{facts.join('\u00a0· ')}</p>}
        <Rating rating={show.rating} />
      </div>
      <div className={styles.act}>
        <Link
          to={to}
          params={{ slug: show.slug }}
          suffix="#board"
          className={buttonClass({ variant: 'primary', size: 'block' })}
        >
          {t('showings')}
        </Link>
      </div>
    </div>
  );
}
