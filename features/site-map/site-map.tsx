import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PartUnheard } from '@/components/views/unheard/part-unheard';
import { buildSiteMap, listGroups, type SiteMapData, type SiteMapEntry } from './parts/site-map.logic';
import styles from './site-map.module.scss';

/** The way to everything the site has, on one page. */
export function SiteMapScreen({ isWhole, ...stock }: SiteMapData & { isWhole: boolean }) {
  const t = useTranslations();
  const map = buildSiteMap(useLocale(), stock, {
    screen: (screen) => t(`siteMap.screens.${screen}`),
    tab: (tab) => t(`shows.tab.${tab}`),
  });
  return (
    <div className={styles.page} data-surface="paper">
      <Wrap>
        <PageHead title={t('siteMap.title')} />
        {!isWhole && (
          <div className={styles.lacks}>
            <PartUnheard />
          </div>
        )}
        <div className={styles.map}>
          {listGroups(map).map(({ group, isLong }) => (
            <section
              key={group}
              className={styles.group}
              data-long={isLong || undefined}
              aria-labelledby={`map-${group}`}
            >
              <h2 id={`map-${group}`} className={styles.heading}>
                {t(`siteMap.groups.${group}`)}
              </h2>
              <Entries entries={map[group]} />
            </section>
          ))}
        </div>
      </Wrap>
    </div>
  );
}

function Entries({ entries, below = false }: { entries: readonly SiteMapEntry[]; below?: boolean }) {
  return (
    <ul className={below ? styles.below : styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.path} ${entry.name}`}>
          {entry.path ? (
            <IntentLink href={entry.path} className={styles.link}>
              {entry.name}
            </IntentLink>
          ) : (
            <span className={styles.name}>{entry.name}</span>
          )}
          {entry.below && entry.below.length > 0 && <Entries entries={entry.below} below />}
        </li>
      ))}
    </ul>
  );
}
