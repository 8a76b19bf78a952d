import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { Icon } from '@/components/ui/icon/icon';
import type { NearCity } from '@/lib/domain/nearby';
import { formatKilometres } from '@/lib/i18n/kilometres';
import styles from './near-cities.module.scss';

/** Towns to try next, with how many cinemas they have and how far they are. */
export function NearCities({ cities }: { cities: readonly NearCity[] }) {
  const t = useTranslations('city');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {cities.map(({ slug, name, cinemas, kilometres }) => (
        <li key={slug}>
          <Link to="city" params={{ slug }} className={styles.city}>
            <b className={styles.name}>{name}</b>
            <span className={styles.facts}>
              {[t('aroundFact', { count: cinemas }), kilometres !== null && formatKilometres(kilometres, locale)]
                .filter(Boolean)
                .join(', ')}
            </span>
            <Icon name="right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
