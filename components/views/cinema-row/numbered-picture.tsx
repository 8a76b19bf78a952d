import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { CinemaSummary } from '@/lib/domain/cinema';
import styles from './numbered-picture.module.scss';

interface Props {
  src: CinemaSummary['picture'];
  /** By which a map beside the list names it. */
  number?: number;
  /** In the first screen of the page. */
  first?: boolean;
  /** In a column beside another, on a laptop. */
  isAside: boolean;
}

/** A cinema from outside, with its number on the map where there is one. */
export const NumberedPicture = ({ src, number, first = false, isAside }: Props) => (
  <div className={styles.picture}>
    <Picture src={src} alt="" ratio="photo" {...(isAside ? shotAside : shot)} first={first} />
    {number && (
      <span className={styles.number} data-screen-only aria-hidden="true">
        {number}
      </span>
    )}
  </div>
);

/** As wide as a row may have it where the window is as wide. */
const boxes = { tablet: ['176px', 3 / 2], phone: ['104px', 3 / 2] } as const;
const shot = coverOf('front', boxes);
const shotAside = coverOf('front', { ...boxes, desktop: ['116px', 3 / 2] });
