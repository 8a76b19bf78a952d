import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import { NearCities } from '@/components/views/near-cities/near-cities';
import type { NearCinema, NearCity } from '@/lib/domain/nearby';
import { formatKilometres } from '@/lib/i18n/kilometres';
import styles from './nearby.module.scss';

type Props = { cinemas: readonly NearCinema[]; cities: readonly NearCity[] };

/** Where else to go: cinemas as the crow flies, and towns. */
export function Nearby({ cinemas, cities }: Props) {
  const t = useTranslations('cinema.nearby');
  const locale = useLocale();
  if (cinemas.length + cities.length === 0) return null;
  const all = <GoLink to="cinemas">{t('all')}</GoLink>;
  return (
    <Section labelledBy="nearby">
      <SectionHead id="nearby" title={t('title')} more={all} />
      <div className={styles.columns}>
        {cinemas.length > 0 && (
          <ul>
            {cinemas.map(({ cinema, kilometres }) => (
              <li key={cinema.slug}>
                <CinemaRow
                  cinema={cinema}
                  fact={kilometres !== null && formatKilometres(kilometres, locale)}
                  saysTown
                  isAside={cities.length > 0}
                />
              </li>
            ))}
          </ul>
        )}
        {cities.length > 0 && (
          <div>
            <h3 className={styles.title}>{t('cities')}</h3>
            <NearCities cities={cities} />
          </div>
        )}
      </div>
    </Section>
  );
}
