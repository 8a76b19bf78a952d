import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import { listCinemaTags, pickCinemaFilters, pickFormats } from '@/lib/domain/cinema-formats';
import type { Tag } from '@/lib/domain/tag';
import { Words } from '@/lib/i18n/words';
import { template } from '@/lib/routing/routes';
import { locales } from '@/lib/sites/locales';
import styles from './cinemas.module.scss';
import { CinemaSearch } from './parts/cinema-search.island';
import { buildCinemaKeys, type CityGroup, countOthers, groupByCity } from './parts/cinemas.logic';
import { writeTags } from './parts/narrow-list';
import { OwnCinema } from './parts/own-cinema.island';
import { OwnTownsFirst } from './parts/own-towns-first.island';
import { Towns } from './parts/towns';

type Props = { cinemas: readonly CinemaSummary[]; cities: readonly CitySummary[]; tags: readonly Tag[] };

/** Every cinema of the site, complete without scripts; the search only narrows what is already there. */
export function CinemasScreen({ cinemas, cities, tags }: Props) {
  const t = useTranslations('cinemas');
  const locale = useLocale();
  const groups = groupByCity(cinemas, cities, locales[locale].language);
  const others = countOthers(groups.length);
  const cinemaPath = template('cinema', locales[locale]);
  return (
    <Wrap>
      {cinemaPath && <OwnCinema path={cinemaPath} />}
      <PageHead title={t('title')}>{t('summary', { cinemas: cinemas.length, cities: groups.length })}</PageHead>
      <Words of={['cinemaSearch']}>
        <CinemaSearch picks={pickCinemaFilters(cinemas, tags).map(({ slug, title }) => ({ slug, title }))}>
          <div className={styles.page}>
            {groups.length > 1 && <Towns groups={groups} />}
            <div className={styles.groups}>
              <OwnTownsFirst
                {...(others > 0 && { more: t('others', { count: others }) })}
                towns={groups.map((group, index) => ({
                  cinemas: group.cinemas.map(({ slug }) => slug),
                  group: <Group key={group.slug} group={group} tags={tags} first={index === 0} />,
                }))}
              />
            </div>
          </div>
        </CinemaSearch>
      </Words>
    </Wrap>
  );
}

function Group({ group, tags, first }: { group: CityGroup; tags: readonly Tag[]; first: boolean }) {
  const t = useTranslations('cinemas');
  const heading = `${group.slug}-name`;
  return (
    <section id={group.slug} data-city className={styles.group} aria-labelledby={heading}>
      <div className={styles.city}>
        <h2 id={heading} className={styles.name}>
          <Link to="city" params={{ slug: group.slug }}>
            {group.name}
          </Link>
        </h2>
        {group.region !== group.name && <p className={styles.region}>{group.region}</p>}
      </div>
      <ul>
        {group.cinemas.map((cinema) => {
          const { names, codes } = buildCinemaKeys(cinema, group);
          return (
            <li
              key={cinema.slug}
              data-slug={cinema.slug}
              data-names={names}
              data-codes={codes}
              data-tags={writeTags(listCinemaTags(cinema))}
            >
              <CinemaRow
                cinema={cinema}
                formats={pickFormats(cinema.tags, tags)}
                fact={cinema.halls && t('halls', { count: cinema.halls })}
                first={first}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
