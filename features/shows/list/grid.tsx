import { FilmCard } from '@/components/views/film-card/film-card';
import { type Listed, orderListed, showLists } from '@/lib/domain/listing';
import { filterAttributes } from '../filters/filter-facts';
import { FirstDay } from './first-day';
import styles from './shows.module.scss';

/** Fetched at once: what a phone shows of the list before it is scrolled, and most of a first row elsewhere. */
const firstPosters = 4;

/** Titles to book and titles for children: one grid, since nearly all of the second are of the first. */
export function Grid({ listed }: { listed: readonly Listed[] }) {
  const shown = orderListed(
    listed.filter((item) => showLists.book(item) || showLists.kids(item)),
    'default',
  );
  // Of those that the tab shows which opens first: a title for children alone has no place on the first screen.
  const first = new Set(shown.filter(showLists.book).slice(0, firstPosters));
  return (
    <ul className={styles.grid} data-in="book kids">
      {shown.map((item) => (
        <li key={item.show.slug} data-in={listNames(item)} {...filterAttributes(item.show)}>
          <FilmCard
            show={item.show}
            flags={item.flags}
            as="h2"
            first={first.has(item)}
            {...(item.show.next24 === 0 && item.firstDay && { line: <FirstDay day={item.firstDay} /> })}
          />
        </li>
      ))}
    </ul>
  );
}

const listNames = (item: Listed) => (['book', 'kids'] as const).filter((name) => showLists[name](item)).join(' ');
