import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import type { Town } from '../wall/experiences.logic';
import styles from './cinemas.module.scss';
import { Failed } from './failed';
import { panels } from './panels';

/** With a picture each, more of them would bury what follows. */
const mostPictures = 6;

/** Where it is, by town. Nothing when the catalogue names no cinema for it. */
export function Cinemas({ towns }: { towns: readonly Town[] | null }) {
  const t = useTranslations('experiences');
  if (towns?.length === 0) return null;
  const count = towns?.flatMap(({ cinemas }) => cinemas).length ?? 0;
  const more = <GoLink to="cinemas">{t('allCinemas')}</GoLink>;
  return (
    <Section id={panels.cinemas} labelledBy="cinemas-title">
      <SectionHead id="cinemas-title" title={towns ? t('cinemas', { count }) : t('allCinemas')} more={towns && more} />
      {towns && (count > mostPictures ? <Columns towns={towns} /> : <Rows towns={towns} />)}
      {!towns && <Failed title={t('failed.cinemas')} />}
    </Section>
  );
}

function Rows({ towns }: { towns: readonly Town[] }) {
  const t = useTranslations('experiences');
  return towns.map((town) => (
    <section key={town.slug} className={styles.town} aria-labelledby={`in-${town.slug}`}>
      <Name town={town} />
      <ul>
        {town.cinemas.map((cinema) => (
          <li key={cinema.slug}>
            <CinemaRow as="h4" cinema={cinema} fact={cinema.halls && t('halls', { count: cinema.halls })} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Columns({ towns }: { towns: readonly Town[] }) {
  return (
    <div className={styles.columns}>
      {towns.map((town) => (
        <section key={town.slug} className={styles.cell} aria-labelledby={`in-${town.slug}`}>
          <Name town={town} />
          <ul>
            {town.cinemas.map(({ slug, name }) => (
              <li key={slug} className={styles.cinema}>
                <Link to="cinema" params={{ slug }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Name({ town: { slug, name, isListed } }: { town: Town }) {
  return (
    <h3 id={`in-${slug}`} className={styles.name}>
      {isListed ? (
        <Link to="city" params={{ slug }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </h3>
  );
}
