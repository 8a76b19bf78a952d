import { FilmCard } from '@/components/views/film-card/film-card';
import { inOrder, type Listed, listings } from '@/lib/domain/listing';
import { filterFacts } from '../filters/filter-facts';
import { FirstDay } from './first-day';
import styles from './shows.module.scss';

/** Titles to book and titles for children: one grid, since nearly all of the second are of the first. */
export function Grid({ listed }: { listed: readonly Listed[] }) {
  const shown = inOrder(
    listed.filter((item) => listings.book(item) || listings.kids(item)),
    'default',
  );
  return (
    <ul className={styles.grid} data-in="book kids">
      {shown.map((item, place) => (
        <li key={item.show.slug} data-in={inside(item)} {...filterFacts(item.show)}>
          <FilmCard
            show={item.show}
            as="h2"
            first={place < 4}
            {...(item.show.next24 === 0 && item.firstDay && { line: <FirstDay day={item.firstDay} /> })}
          />
        </li>
      ))}
    </ul>
  );
}

const inside = (item: Listed) => (['book', 'kids'] as const).filter((name) => listings[name](item)).join(' ');
