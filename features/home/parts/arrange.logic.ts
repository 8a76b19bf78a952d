import { type Listed, orderByFirstDay, orderListed, pickList, type ShowListName } from '@/lib/domain/listing';

/** How many titles each section shows; the rest is behind its link. */
export const mostShown = { book: 14, presales: 3, kids: 6, special: 6, upcoming: 14 } as const satisfies Record<
  ShowListName,
  number
>;

/**
 * The lists of the home page, each whole. What a section above shows already stands behind the others, so that a title
 * comes again only where there is nothing else to show; `hero` is the film that the page opens with.
 */
export function arrangeHome(listed: readonly Listed[], hero: string | undefined): Record<ShowListName, Listed[]> {
  const seen = new Set(hero ? [hero] : []);
  const behind = ({ show }: Listed) => seen.has(show.slug);
  const place = (name: ShowListName, ordered: readonly Listed[], order = (shown: Listed[]) => shown) => {
    const fresh = [...ordered.filter((item) => !behind(item)), ...ordered.filter(behind)];
    const shown = order(fresh.slice(0, mostShown[name]));
    for (const { show } of shown) seen.add(show.slug);
    return [...shown, ...fresh.slice(mostShown[name])];
  };
  return {
    book: place('book', orderListed(pickList(listed, 'book'), 'home')),
    presales: place('presales', spreadDays(orderByFirstDay(pickList(listed, 'presales'))), orderByFirstDay),
    kids: place('kids', orderListed(pickList(listed, 'kids'), 'default')),
    special: place('special', orderByFirstDay(pickList(listed, 'special'))),
    upcoming: place('upcoming', orderListed(pickList(listed, 'upcoming'), 'upcoming')),
  };
}

/** The first title of each day before the others: three presales are no news when all of them are of tonight. */
function spreadDays(ordered: readonly Listed[]): Listed[] {
  const days = Map.groupBy(ordered, ({ firstDay }) => firstDay);
  const leads = new Set([...days.values()].map(([lead]) => lead));
  return [...ordered.filter((item) => leads.has(item)), ...ordered.filter((item) => !leads.has(item))];
}
