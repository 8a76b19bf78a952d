import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Experience } from '@/lib/domain/editorial';
import { countCinemas, splitIntoRows } from './experiences.logic';
import styles from './wall.module.scss';

type Props = { experiences: readonly Experience[]; cinemas: readonly CinemaSummary[] };

/** A wall of screens, edge to edge: one wide, then halves and thirds. */
export function Wall({ experiences, cinemas }: Props) {
  const t = useTranslations('experiences');
  const counts = countCinemas(
    experiences.map(({ slug }) => slug),
    cinemas,
  );
  const places = splitIntoRows(experiences.length).flatMap((across) =>
    Array.from({ length: across }, (_, index) => ({ across, starts: index === 0 })),
  );
  const where = (count: number) => (count === cinemas.length ? t('everywhere') : t('where', { count }));
  return (
    <ul className={styles.wall}>
      {experiences.map(({ slug, title, text, picture }, order) => {
        const { across, starts } = places[order] ?? { across: 1, starts: true };
        const count = counts[slug] ?? 0;
        return (
          <li key={slug} className={styles.screen} data-across={across} data-edge={starts || undefined}>
            <div className={styles.picture}>
              <Picture src={picture} alt="" ratio="fill" {...shotOf(across)} first={order === 0} />
            </div>
            <h2 className={styles.name}>
              <Link to="experience" params={{ slug }}>
                {title}
              </Link>
            </h2>
            {text && <p className={styles.text}>{text}</p>}
            {count > 0 && <p className={styles.where}>{where(count)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** One of so many screens side by side. */
function shotOf(across: number) {
  const width = `${Math.ceil(100 / across)}vw`;
  return coverOf('hall', {
    desktop: [width, across === 1 ? '32rem' : '24rem'],
    tablet: [width, '21rem'],
    phone: ['100vw', '15rem'],
  });
}
