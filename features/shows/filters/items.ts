import { type Tab, tabOf } from '@/lib/routing/shows-tabs';
import { type Locale, locales } from '@/lib/sites/locales';
import type { Item } from './filters.logic';

/** The tab that the fragment shows. */
const tabNow = (locale: Locale): Tab => tabOf(locales[locale].language, location.hash);

const titles = () => [...document.querySelectorAll<HTMLElement>('li[data-show]')];
const isIn = (tab: Tab) => (title: HTMLElement) =>
  title.closest<HTMLElement>('[data-in]')?.dataset.in?.split(' ').includes(tab) ?? false;
const itemOf = ({ dataset }: HTMLElement): Item => ({
  slug: dataset.show ?? '',
  genres: dataset.genres?.split(' ') ?? [],
});

/** The titles of all tabs, as the page lists them. */
export const allItems = (): Item[] => titles().map(itemOf);

/** The titles of the tab in view. */
export const itemsInView = (locale: Locale): Item[] =>
  titles()
    .filter(isIn(tabNow(locale)))
    .map(itemOf);
