import { resolveShowsTab, type ShowsTab } from '@/lib/routing/shows-tabs';
import type { Language } from '@/lib/sites/languages';
import type { ListedItem } from './filters.logic';

/** The tab that the fragment shows. */
const currentTab = (language: Language): ShowsTab => resolveShowsTab(language, location.hash);

const findTitles = () => [...document.querySelectorAll<HTMLElement>('li[data-show]')];
const isIn = (tab: ShowsTab) => (title: HTMLElement) =>
  title.closest<HTMLElement>('[data-in]')?.dataset.in?.split(' ').includes(tab) ?? false;
const readItem = ({ dataset }: HTMLElement): ListedItem => ({
  slug: dataset.show ?? '',
  genres: dataset.genres?.split(' ') ?? [],
});

/** The titles of all tabs, as the page lists them. */
export const readAllItems = (): ListedItem[] => findTitles().map(readItem);

/** The titles of the tab in view. */
export const readItemsInView = (language: Language): ListedItem[] =>
  findTitles()
    .filter(isIn(currentTab(language)))
    .map(readItem);

const came = 'candela:titles';

/** Says that titles came into the page after it. */
export const tellTitles = () => void dispatchEvent(new Event(came));

/** Calls back, once however many came; returns how to stop. */
export function onTitles(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tell);
  };
  addEventListener(came, wait);
  return () => {
    clearTimeout(timer);
    removeEventListener(came, wait);
  };
}
