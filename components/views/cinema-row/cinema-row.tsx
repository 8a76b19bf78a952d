import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { Picture } from '@/components/ui/picture/picture';
import { Tag } from '@/components/ui/tag/tag';
import { Mark } from '@/components/views/mark/mark';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Format } from '@/lib/domain/cinema-formats';
import styles from './cinema-row.module.scss';

type Props = {
  cinema: CinemaSummary;
  formats?: readonly Format[];
  /** How far it is, or how many screens it has. */
  fact?: ReactNode;
  as?: 'h2' | 'h3' | 'h4';
  /** Where it leads: the light views keep to themselves. */
  to?: 'cinema' | 'cinemaLight';
  /** In the list of the visitor's favourites. */
  isFavourite?: boolean;
  /** In the first screen of the page. */
  first?: boolean;
  /** At the end of the row, above its link. */
  children?: ReactNode;
};

/** One cinema in a list: its picture, where it is and what it can show. The whole row is its link. */
export function CinemaRow({
  cinema,
  formats = [],
  fact,
  as: Heading = 'h3',
  to = 'cinema',
  isFavourite = false,
  first,
  children,
}: Props) {
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Picture src={cinema.picture} alt="" ratio="photo" sizes={sizes} {...(first && { first })} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={to} params={{ slug: cinema.slug }}>
            {cinema.name}
          </Link>
        </Heading>
        <p className={styles.address}>{[cinema.street, cinema.postalCode].filter(Boolean).join(', ')}</p>
      </div>
      {formats.length > 0 && (
        <ul className={styles.formats}>
          {formats.map(({ slug, title }) => (
            <li key={slug}>
              <Tag>{title}</Tag>
            </li>
          ))}
        </ul>
      )}
      {fact && <p className={styles.fact}>{fact}</p>}
      <div className={styles.heart}>
        <Mark kind="cinema" slug={cinema.slug} name={cinema.name} isSet={isFavourite} />
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </article>
  );
}

const sizes = '(min-width: 1080px) 176px, (min-width: 700px) 144px, 104px';
