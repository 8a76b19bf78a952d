import { Link } from '@/components/page/link/link';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { PeriodWords } from '@/components/views/period/period-words';
import type { OfferSummary } from '@/lib/domain/offer';
import styles from './offer-list.module.scss';

const shot = coverOf('scene', { tablet: ['144px', 3 / 2], phone: ['104px', 3 / 2] });

/** Offers to read about: each row is one link. */
export function OfferList({ offers }: { offers: readonly OfferSummary[] }) {
  return (
    <ul className={styles.list}>
      {offers.map(({ slug, title, teaser, image, thumbnail, period }) => (
        <li key={slug}>
          <article className={styles.offer}>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link to="offer" params={{ slug }}>
                  {title}
                </Link>
              </h3>
              {teaser && <p className={styles.teaser}>{teaser}</p>}
              {period && (
                <p className={styles.period}>
                  <PeriodWords period={period} />
                </p>
              )}
            </div>
            <Picture src={image?.sm ?? thumbnail} alt="" ratio="photo" {...shot} />
          </article>
        </li>
      ))}
    </ul>
  );
}
