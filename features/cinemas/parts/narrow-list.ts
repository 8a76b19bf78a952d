import { isFoundBy } from '@/lib/text/search-keys';

/**
 * Hides what does not fit: cinemas, then cities left empty and the ways to them. `slugs` fit whatever they are called.
 * Returns how many cinemas remain.
 */
export function narrowList(list: HTMLElement, query: string, slugs: readonly string[] = []): number {
  let found = 0;
  for (const cinema of list.querySelectorAll<HTMLElement>('[data-names]')) {
    const { names = '', codes = '', slug = '' } = cinema.dataset;
    cinema.hidden = !slugs.includes(slug) && !isFoundBy(query, { names, codes });
    if (!cinema.hidden) found++;
  }
  for (const city of list.querySelectorAll<HTMLElement>('[data-city]'))
    city.hidden = !city.querySelector('[data-names]:not([hidden])');
  for (const way of list.querySelectorAll<HTMLElement>('[data-of]'))
    way.hidden = document.getElementById(way.dataset.of ?? '')?.hidden ?? true;
  return found;
}
