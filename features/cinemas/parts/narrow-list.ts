import { isFoundBy } from '@/lib/text/search-keys';

/** What a visitor looks for: words of a name or digits of a postal code, and tags that a cinema must all have. */
export type Wanted = {
  query: string;
  tags: readonly string[];
  /** These fit whatever they are called. */
  slugs?: readonly string[];
};

/** How many cinemas are left, and the tags that any of them has. */
export type Narrowed = { count: number; tags: ReadonlySet<string> };

/** Tags as an attribute holds them: their slugs may have spaces. */
export const writeTags = (tags: readonly string[]): string => tags.map(encodeURIComponent).join(' ');
const readTags = (text: string): string[] => text.split(' ').filter(Boolean).map(decodeURIComponent);

/** Hides what does not fit: cinemas, then cities left empty and the ways to them. Who looks for something sees all that fits. */
export function narrowList(list: HTMLElement, { query, tags: needed, slugs = [] }: Wanted): Narrowed {
  const left = new Set<string>();
  let count = 0;
  for (const cinema of list.querySelectorAll<HTMLElement>('[data-names]')) {
    const { names = '', codes = '', tags = '', slug = '' } = cinema.dataset;
    const own = readTags(tags);
    const isCalledSo = slugs.includes(slug) || isFoundBy(query, { names, codes });
    cinema.hidden = !isCalledSo || !needed.every((tag) => own.includes(tag));
    if (cinema.hidden) continue;
    count++;
    for (const tag of own) left.add(tag);
  }
  for (const city of list.querySelectorAll<HTMLElement>('[data-city]'))
    city.hidden = !city.querySelector('[data-names]:not([hidden])');
  const isNarrowed = query.trim() !== '' || needed.length > 0;
  for (const others of list.querySelectorAll<HTMLDetailsElement>('[data-others]')) {
    others.open ||= isNarrowed;
    others.toggleAttribute('data-narrowed', isNarrowed);
    others.hidden = !others.querySelector('[data-city]:not([hidden])');
  }
  for (const way of list.querySelectorAll<HTMLElement>('[data-of]'))
    way.hidden = document.getElementById(way.dataset.of ?? '')?.hidden ?? true;
  return { count, tags: left };
}
