import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoLink } from '@/components/page/link/go-link';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { Prose } from '@/components/ui/prose/prose';
import { CinemaOrder } from '@/components/views/cinema-order/cinema-order.island';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import { NearCities } from '@/components/views/near-cities/near-cities';
import { TownMap } from '@/components/views/town-map/town-map';
import { drawTown } from '@/components/views/town-map/town-map.logic';
import type { CinemaSummary, City } from '@/lib/domain/cinema';
import { pickFormats } from '@/lib/domain/cinema-formats';
import type { NearCinema, NearCity } from '@/lib/domain/nearby';
import type { ShowSummary } from '@/lib/domain/show';
import type { Tag } from '@/lib/domain/tag';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { filteredPath } from '@/lib/routing/filters';
import styles from './city.module.scss';
import { cityWords } from './parts/city.logic';
import { TopShows } from './parts/top-shows';

export type CityProps = {
  city: City;
  cinemas: readonly CinemaSummary[];
  tags: readonly Tag[];
  /** How many titles can be booked here; 0 when unknown. */
  films: number;
  /** Null when the titles could not be read. */
  topShows: readonly ShowSummary[] | null;
  nearCinemas: readonly NearCinema[];
  nearCities: readonly NearCity[];
};

/** A town: its cinemas, what is on, and what lies around. */
export function CityScreen({
  city,
  cinemas,
  tags,
  films,
  topShows,
  nearCinemas,
  nearCities,
  times,
  trail,
}: CityProps & {
  trail: ReactNode /** What fills the rows with what each cinema shows, and asks for which. */;
  times?: ReactNode;
}) {
  const t = useTranslations('city');
  const guide = useTranslations('guide');
  const locale = useLocale();
  const words = cityWords(city.name);
  const plan = drawTown(cinemas);
  return (
    <>
      <PageHero picture={city.pictures[0] ?? null} print="front" size="small" trail={trail} title={t('title', words)}>
        <p>{t('lead', { cinemas: cinemas.length, films })}</p>
      </PageHero>
      <Wrap>
        <h2 className={styles.hidden}>{t('cinemas')}</h2>
        {times}
        <div className={styles.cinemas}>
          <CinemaOrder
            city={city.slug}
            keepsTimes
            lines={cinemas.map((cinema, index) => ({
              slug: cinema.slug,
              line: (
                <CinemaRow
                  cinema={cinema}
                  formats={pickFormats(cinema.tags, tags)}
                  fact={cinema.halls && t('halls', { count: cinema.halls })}
                  isChoice
                  {...(plan && cinema.gps && { number: index + 1 })}
                />
              ),
            }))}
          />
          {plan && (
            <div className={styles.map}>
              <TownMap plan={plan} />
            </div>
          )}
        </div>
        <GoLink to="guide" suffix={filteredPath('', { localisation: [city.slug] })}>
          {guide('title')}
        </GoLink>
      </Wrap>
      <TopShows shows={topShows} place={words} slug={city.slug} />
      <Section>
        <div className={styles.story}>
          {city.html && (
            <div>
              <h2 className={styles.title}>{t('about', words)}</h2>
              <Prose html={city.html} />
            </div>
          )}
          {nearCities.length > 0 && (
            <div>
              <h2 className={styles.title}>{t('around')}</h2>
              <NearCities cities={nearCities} />
            </div>
          )}
          {nearCinemas.length > 0 && (
            <div>
              <h2 className={styles.title}>{t('aroundCinemas')}</h2>
              <ul>
                {nearCinemas.map(({ cinema, kilometres }) => (
                  <li key={cinema.slug}>
                    <CinemaRow
                      cinema={cinema}
                      fact={kilometres !== null && formatKilometres(kilometres, locale)}
                      saysTown
                      isAside
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Section>
    </>
  );
}
