import { useTranslations } from 'next-intl';
import { FilmCard } from '@/components/views/film-card/film-card';
import { type ListEntry, splitLists } from '@/lib/domain/calendar';
import { type Listed, orderListed, showLists } from '@/lib/domain/listing';
import { filterAttributes } from '../filters/filter-facts';
import { FirstDay } from './first-day';
import styles from './shows.module.scss';

/** Fetched at once: what a phone shows of the list before it is scrolled, and most of a first row elsewhere. */
const firstPosters = 4;
/** Whole rows of two, four and six; the others wait for a press. */
const atOnce = 24;

const tabs = ['book', 'kids'] as const;
type Entry = ListEntry<Listed, (typeof tabs)[number]>;

/** Titles to book and titles for children: one grid, since nearly all of the second are of the first. */
export function Grid({ listed }: { listed: readonly Listed[] }) {
  const t = useTranslations('shows');
  const entries = orderListed(listed, 'default').flatMap((item): Entry[] => {
    const lists = tabs.filter((name) => showLists[name](item));
    return lists.length > 0 ? [{ item, lists }] : [];
  });
  const { first, rest } = splitLists(entries, tabs, atOnce);
  const count = (tab: (typeof tabs)[number]) => rest.filter(({ lists }) => lists.includes(tab)).length;
  // Of those that the tab shows which opens first: a title for children alone has no place on the first screen.
  const posters = new Set(first.filter(({ lists }) => lists.includes('book')).slice(0, firstPosters));
  return (
    <div data-in={tabs.join(' ')}>
      <Cards entries={first} posters={posters} />
      {rest.length > 0 && (
        <details data-week data-in={tabs.filter(count).join(' ')} className={styles.others}>
          <summary className={styles.more}>
            {tabs.map(
              (tab) =>
                count(tab) > 0 && (
                  <span key={tab} data-in={tab}>
                    {t('others', { count: count(tab) })}
                  </span>
                ),
            )}
          </summary>
          <Cards entries={rest} />
        </details>
      )}
    </div>
  );
}

const Cards = ({ entries, posters }: { entries: readonly Entry[]; posters?: ReadonlySet<Entry> }) => (
  <ul className={styles.grid}>
    {entries.map((entry) => (
      <li key={entry.item.show.slug} data-in={entry.lists.join(' ')} {...filterAttributes(entry.item.show)}>
        <Card item={entry.item} first={posters?.has(entry) ?? false} />
      </li>
    ))}
  </ul>
);

const Card = ({ item, first }: { item: Listed; first: boolean }) => (
  <FilmCard
    show={item.show}
    flags={item.flags}
    as="h2"
    first={first}
    {...(item.show.next24 === 0 && item.firstDay && { line: <FirstDay day={item.firstDay} /> })}
  />
);
