import { useTranslations } from 'next-intl';
import styles from './towns.module.scss';
import type { WeekGroup } from './week';

/** One town alone, on the screen as on the sheet: the address names it, and style sheets do the rest. */
export function Towns({ groups }: { groups: readonly WeekGroup[] }) {
  const t = useTranslations('week');
  if (groups.length < 2) return null;
  return (
    <nav className={styles.towns} aria-label={t('towns')}>
      <a href="#top">{t('allTowns')}</a>
      {groups.map(({ slug, name }) => (
        <a key={slug} href={`#${slug}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
