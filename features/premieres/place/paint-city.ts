import type { Day } from '@/lib/domain/day';

const hide = (element: HTMLElement, isHidden: boolean) => {
  if (element.hidden !== isHidden) element.hidden = isHidden;
};

/**
 * Shows of a list that the server made what takes place in a city, or everywhere, and is not over yet. By hand: the list
 * is everyone's, and as markup alone it is half as long. Returns how many are left.
 */
export function paintCity(
  list: HTMLElement,
  city: string | undefined,
  { today, minute }: { today: Day; minute: number },
) {
  let left = 0;
  // What somebody opened before the page was awake, or closed since, stays as it is.
  const isChange = (list.dataset.painted ?? '') !== (city ?? '');
  list.dataset.painted = city ?? '';
  if (isChange) for (const fold of list.querySelectorAll('details')) fold.open = city !== undefined;
  for (const day of list.querySelectorAll<HTMLElement>('[data-on]')) {
    let own = 0;
    for (const evening of day.querySelectorAll<HTMLElement>('[data-cities]')) {
      const isHere = !city || evening.dataset.cities?.split(' ').includes(city) === true;
      const isOver = Number(evening.dataset.until ?? Number.MAX_VALUE) < minute;
      hide(evening, !isHere || isOver);
      if (isHere && !isOver) own++;
      for (const venue of evening.querySelectorAll<HTMLElement>('[data-city]'))
        hide(venue, city !== undefined && venue.dataset.city !== city);
      for (const said of evening.querySelectorAll<HTMLElement>('[data-overall]')) hide(said, city !== undefined);
    }
    const isPast = (day.dataset.on ?? '') < today;
    hide(day, own === 0 || isPast);
    if (!isPast) left += own;
  }
  return left;
}
