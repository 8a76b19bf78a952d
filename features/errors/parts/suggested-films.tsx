import { Rail } from '@/components/ui/rail/rail';
import { FilmCard } from '@/components/views/film-card/film-card';
import type { ShowSummary } from '@/lib/domain/show';
import styles from './suggested-films.module.scss';

export const SuggestedFilms = ({ films }: { films: readonly ShowSummary[] }) => (
  <div className={styles.films}>
    <Rail id="lost-films">
      {films.map((show) => (
        <li key={show.slug}>
          <FilmCard show={show} as="h2" />
        </li>
      ))}
    </Rail>
  </div>
);
