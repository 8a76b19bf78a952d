import { resolveShowsTab, type ShowsTab } from '@/lib/routing/shows-tabs';
import { type Locale, locales } from '@/lib/sites/locales';
import type { ListedItem } from './filters.logic';

/** The tab that the fragment shows. */
const currentTab = (locale: Locale): ShowsTab => resolveShowsTab(locales[locale].language, location.hash);

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
export const readItemsInView = (locale: Locale): ListedItem[] =>
  findTitles()
    .filter(isIn(currentTab(locale)))
    .map(readItem);
