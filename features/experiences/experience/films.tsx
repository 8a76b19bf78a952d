import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import { filteredPath } from '@/lib/routing/filters';
import { Failed } from './failed';
import styles from './films.module.scss';
import { panels } from './panels';

type Props = {
  films: readonly Listed[] | null;
  /** What to filter the list of films by; null where it cannot be. */
  tag: string | null;
};

export function Films({ films, tag }: Props) {
  const t = useTranslations('experiences');
  const rail = films && films.length > 0;
  const more = rail && tag && (
    <GoLink to="shows" suffix={filteredPath('', { tags: [tag] })}>
      {t('titles', { count: films.length })}
    </GoLink>
  );
  return (
    <Section id={panels.films} labelledBy="films-title">
      <SectionHead
        id="films-title"
        title={t('now')}
        more={more}
        arrows={rail && <RailArrows rail="films-rail" previous={t('previous')} next={t('next')} />}
      />
      {rail && (
        <Rail id="films-rail">
          {films.map((item) => (
            <li key={item.show.slug}>
              <Card item={item} />
            </li>
          ))}
        </Rail>
      )}
      {films?.length === 0 && <p className={styles.none}>{t('noFilms')}</p>}
      {!films && <Failed title={t('failed.films')} />}
    </Section>
  );
}

/** With its first day where nothing plays within the next one. */
function Card({ item: { show, flags, firstDay } }: { item: Listed }) {
  const t = useTranslations('experiences');
  const locale = useLocale();
  if (show.next24 > 0 || !firstDay) return <FilmCard show={show} flags={flags} />;
  const date = formatDay(firstDay, locale, 'short');
  const line = t.rich('from', { date, strong: (words) => <b>{words}</b> });
  return <FilmCard show={show} flags={flags} line={<p className={styles.line}>{line}</p>} />;
}
