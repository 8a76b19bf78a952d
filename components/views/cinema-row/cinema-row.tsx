import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { FormatList } from '@/components/views/format-list/format-list';
import { Mark } from '@/components/views/mark/mark';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Format } from '@/lib/domain/cinema-formats';
import styles from './cinema-row.module.scss';
import { NumberedPicture } from './numbered-picture';

type Props = {
  cinema: CinemaSummary;
  formats?: readonly Format[];
  /** How far it is, or how many screens it has. */
  fact?: ReactNode;
  as?: 'h2' | 'h3' | 'h4';
  /** Where it leads: the light views keep to themselves. */
  to?: 'cinema' | 'cinemaLight';
  /** By which a map beside the list names it. */
  number?: number;
  /** Where no heading above it does. */
  saysTown?: boolean;
  /** In the list of the visitor's favourites. */
  isFavourite?: boolean;
  /** In the first screen of the page. */
  first?: boolean;
  /** In a column beside another, on a laptop. */
  isAside?: boolean;
  /**
   * One to choose among others: it says how far it is once that is known, and what it shows next where its list keeps
   * room for it (`data-keeps-times`).
   */
  isChoice?: boolean;
};

/** One cinema in a list: its picture, where it is and what it can show. The whole row is its link. */
export function CinemaRow({
  cinema,
  formats = [],
  fact,
  as: Heading = 'h3',
  to = 'cinema',
  number,
  saysTown = false,
  isFavourite = false,
  first,
  isAside = false,
  isChoice = false,
}: Props) {
  const { street, postalCode, city } = cinema;
  const gps = isChoice ? cinema.gps : null;
  const town = saysTown ? [postalCode, city].filter(Boolean).join('\u00a0') : postalCode;
  const where = [street, town].filter(Boolean).join(', ');
  return (
    <article className={styles.box}>
      <div className={styles.row}>
        <NumberedPicture src={cinema.picture} isAside={isAside} {...(number && { number })} {...(first && { first })} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <Link to={to} params={{ slug: cinema.slug }}>
              {cinema.name}
            </Link>
          </Heading>
          {where && <p className={styles.address}>{where}</p>}
        </div>
        <FormatList formats={formats} className={styles.formats} />
        {(fact || gps) && (
          <p className={styles.fact}>
            {fact && <span>{fact}</span>}
            {/* How far it is, once the visitor has said where they are (`lib/visitor/place/paint-ways.ts`). */}
            {gps && <span className={styles.way} data-way={`${gps.latitude},${gps.longitude}`} />}
          </p>
        )}
        <div className={styles.heart}>
          <Mark kind="cinema" slug={cinema.slug} name={cinema.name} isSet={isFavourite} />
        </div>
        {isChoice && <div className={styles.times} data-times={cinema.slug} />}
      </div>
    </article>
  );
}
