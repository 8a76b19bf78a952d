import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion/accordion';
import styles from './towns.module.scss';
import type { FilmWeek } from './week';
import { allTowns } from './week-table';

/** One town alone, on the screen as on the sheet: the address names it, and style sheets do the rest. */
export function Towns({ groups, alone }: Pick<FilmWeek, 'groups' | 'alone'>) {
  const t = useTranslations('week');
  if (groups.length < 2) return null;
  return (
    <nav className={styles.towns} aria-label={t('towns')}>
      <Accordion summary={t('towns')} open={alone === null}>
        <ul className={styles.list}>
          <li>
            <a href={`#${allTowns}`}>{t('allTowns')}</a>
          </li>
          {groups.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Accordion>
    </nav>
  );
}
