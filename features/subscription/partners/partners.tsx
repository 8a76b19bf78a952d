import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { Section } from '@/components/ui/layout/layout';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { Words } from '@/lib/i18n/words';
import { buildSearchKeys } from '@/lib/text/search-keys';
import { PartnerSearch } from './partner-search.island';
import styles from './partners.module.scss';

/** Where the pass is taken too. The list is whole without scripts; the search only narrows it. */
export function Partners({ cinemas }: { cinemas: readonly CinemaSummary[] }) {
  const t = useTranslations('subscription');
  return (
    <Section labelledBy="partners-title" surface="paper">
      <Words of={['partnerSearch']}>
        <PartnerSearch
          total={cinemas.length}
          intro={
            <>
              <h2 id="partners-title" className={styles.title}>
                {t('partners', { count: cinemas.length })}
              </h2>
              <p className={styles.text}>{t('partnersText')}</p>
            </>
          }
        >
          {cinemas.map(({ slug, name, city, postalCode }) => {
            const { names, codes } = buildSearchKeys([name, city], [postalCode]);
            return (
              <li key={slug} className={styles.row} data-names={names} data-codes={codes}>
                <Link to="cinema" params={{ slug }} className={styles.name}>
                  {name}
                </Link>
                <span className={styles.city}>{city}</span>
              </li>
            );
          })}
        </PartnerSearch>
      </Words>
    </Section>
  );
}
