import { useTranslations } from 'next-intl';
import type { CityGroup } from './cinemas.logic';
import styles from './towns.module.scss';

/** The way to a city on a long page; a phone scrolls or searches instead. */
export function Towns({ groups }: { groups: readonly CityGroup[] }) {
  const t = useTranslations('cinemas');
  return (
    <nav className={styles.towns} aria-label={t('towns')}>
      <ul>
        {groups.map(({ slug, name, cinemas }) => (
          <li key={slug} data-of={slug}>
            <a
              className={styles.town}
              href={`#${slug}`}
              aria-label={t('inTown', { city: name, count: cinemas.length })}
            >
              {name}
              <span className={styles.count}>{cinemas.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
