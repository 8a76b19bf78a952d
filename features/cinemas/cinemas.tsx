import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import { TownMap } from '@/components/views/town-map/town-map';
import { drawTown } from '@/components/views/town-map/town-map.logic';
import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import { listCinemaTags, pickCinemaFilters, pickFormats } from '@/lib/domain/cinema-formats';
import type { Tag } from '@/lib/domain/tag';
import { Words } from '@/lib/i18n/words';
import { template } from '@/lib/routing/routes';
import { locales } from '@/lib/sites/locales';
import styles from './cinemas.module.scss';
import { CountryMap } from './map/country-map';
import { CinemaSearch } from './parts/cinema-search.island';
import { buildCinemaKeys, type CityGroup, countOthers, groupByCity } from './parts/cinemas.logic';
import { writeTags } from './parts/narrow-list';
import { OwnCinema } from './parts/own-cinema.island';
import { OwnTownsFirst } from './parts/own-towns-first.island';
import { Towns } from './parts/towns';

type Props = {
  cinemas: readonly CinemaSummary[];
  cities: readonly CitySummary[];
  tags: readonly Tag[];
  /** What fills the rows of the visitor's own cinemas with what these show next. */
  times?: ReactNode;
};

/** Every cinema of the site, complete without scripts; the search only narrows what is already there. */
export function CinemasScreen({ cinemas, cities, tags, times }: Props) {
  const t = useTranslations('cinemas');
  const locale = useLocale();
  const groups = groupByCity(cinemas, cities, locales[locale].language);
  const others = countOthers(groups.length);
  const [only] = groups;
  const plan = only && groups.length === 1 ? drawTown(only.cinemas) : null;
  const cinemaPath = template('cinema', locales[locale]);
  return (
    <Wrap>
      {cinemaPath && <OwnCinema path={cinemaPath} />}
      <PageHead title={t('title')}>{t('summary', { cinemas: cinemas.length, cities: groups.length })}</PageHead>
      <Words of={['cinemaSearch']}>
        <CinemaSearch picks={pickCinemaFilters(cinemas, tags).map(({ slug, title }) => ({ slug, title }))}>
          <div className={styles.page}>
            {(groups.length > 1 || plan) && (
              <div className={styles.side}>
                {groups.length > 1 ? <Ways groups={groups} /> : plan && <TownMap plan={plan} />}
              </div>
            )}
            <div className={styles.groups}>
              <OwnTownsFirst
                {...(others > 0 && { more: t('others', { count: others }) })}
                towns={groups.map((group, index) => ({
                  slug: group.slug,
                  head: <Head key={group.slug} group={group} />,
                  cinemas: group.cinemas.map((cinema, at) => ({
                    slug: cinema.slug,
                    ...buildCinemaKeys(cinema, group),
                    tags: writeTags(listCinemaTags(cinema)),
                    row: (
                      <CinemaRow
                        key={cinema.slug}
                        cinema={cinema}
                        formats={pickFormats(cinema.tags, tags)}
                        fact={cinema.halls && t('halls', { count: cinema.halls })}
                        first={index === 0}
                        isChoice
                        {...(plan && cinema.gps && { number: at + 1 })}
                      />
                    ),
                  })),
                }))}
              />
            </div>
          </div>
        </CinemaSearch>
      </Words>
      {times}
    </Wrap>
  );
}

/** The country with its towns, and the way to each on a long page. */
function Ways({ groups }: { groups: readonly CityGroup[] }) {
  return (
    <>
      <CountryMap groups={groups} />
      <Towns groups={groups} />
    </>
  );
}

function Head({ group: { slug, name, isListed, region } }: { group: CityGroup }) {
  return (
    <div className={styles.city}>
      <h2 id={`${slug}-name`} className={styles.name}>
        {isListed ? (
          <Link to="city" params={{ slug }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {region !== name && <p className={styles.region}>{region}</p>}
    </div>
  );
}
