import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Wrap } from '@/components/ui/layout/layout';
import { CinemaOrder } from '@/components/views/cinema-order/cinema-order.island';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import type { CinemaSummary, City } from '@/lib/domain/cinema';
import { pickFormats } from '@/lib/domain/cinema-formats';
import type { Tag } from '@/lib/domain/tag';
import styles from './city-light.module.scss';
import { cityWords } from './parts/city.logic';

type Props = { city: City; cinemas: readonly CinemaSummary[]; tags: readonly Tag[] };

/** The cinemas of a town, each a tap away from what it plays today. */
export function CityLightScreen({ city, cinemas, tags }: Props) {
  const t = useTranslations('city');
  const words = cityWords(city.name);
  return (
    <Wrap>
      <h1 className={styles.title}>{t('title', words)}</h1>
      <CinemaOrder
        city={city.slug}
        lines={cinemas.map((cinema, order) => ({
          slug: cinema.slug,
          line: (
            <CinemaRow
              as="h2"
              to="cinemaLight"
              cinema={cinema}
              formats={pickFormats(cinema.tags, tags)}
              first={order < 3}
              fact={<span className={styles.today}>{t('today')}</span>}
            />
          ),
        }))}
      />
      <GoLink to="city" params={{ slug: city.slug }}>
        {t('full', words)}
      </GoLink>
    </Wrap>
  );
}
