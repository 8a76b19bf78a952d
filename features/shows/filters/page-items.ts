import { resolveShowsTab, type ShowsTab } from '@/lib/routing/shows-tabs';
import type { Language } from '@/lib/sites/languages';
import type { ListedItem } from './filters.logic';

/** The tab that the fragment shows. */
const currentTab = (language: Language): ShowsTab => resolveShowsTab(language, location.hash);

/** Those that wait for a press are named by their links alone until somebody asks. */
function findTitles(): HTMLElement[] {
  const titles = [...document.querySelectorAll<HTMLElement>('li[data-genres]')];
  for (const { dataset, firstElementChild: link } of titles)
    if (link instanceof HTMLAnchorElement) dataset.show ??= link.pathname.split('/filters/')[0]?.split('/').at(-1);
  return titles;
}
const isIn = (tab: ShowsTab) => (title: HTMLElement) =>
  title.closest<HTMLElement>('[data-in]')?.dataset.in?.split(' ').includes(tab) ?? false;
const readItem = ({ dataset }: HTMLElement): ListedItem => ({
  slug: dataset.show ?? '',
  genres: dataset.genres?.split(' ') ?? [],
  ...(dataset.age && { age: Number(dataset.age) }),
});

/** The titles of all tabs, as the page lists them. */
export const readAllItems = (): ListedItem[] => findTitles().map(readItem);

/** The titles of the tab in view. */
export const readItemsInView = (language: Language): ListedItem[] =>
  findTitles()
    .filter(isIn(currentTab(language)))
    .map(readItem);

/** The lists that keep titles for a press, by the tab that shows them. */
const lists = { book: 'grid', kids: 'kids', presales: 'dated', special: 'dated', upcoming: 'upcoming' } as const;
export type ListName = (typeof lists)[ShowsTab];

/** The list of the tab in view. */
export const listInView = (language: Language): ListName => lists[currentTab(language)];

/** Calls back when another tab is shown; returns how to stop. */
export function onTab(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const wanted = 'candela:draw';

/** Has the list in view draw what it keeps, at once. */
export const drawTitles = (language: Language) =>
  void dispatchEvent(new CustomEvent<ListName>(wanted, { detail: listInView(language) }));

/** Calls back when a list shall draw what it keeps; returns how to stop. */
export function onDraw(list: ListName, draw: () => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && event.detail === list && draw();
  addEventListener(wanted, hear);
  return () => removeEventListener(wanted, hear);
}

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
