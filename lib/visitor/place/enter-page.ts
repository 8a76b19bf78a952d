import { findPlaceFilter } from '@/lib/routing/place-filter';
import { findSavedChoice } from './choice-cookie';
import { type LocatorChoice, type Now, nowhere, type Page, type Source, useLocator } from './locator.store';
import { choiceKey, isSlug } from './locator-choice';
import { findSavedPlace } from './saved-places';

const cinemaFolders = ['cinema', 'cinema-light'];
const { getState: now, setState: set } = useLocator;

/** At the first page reads what is known of the visitor's place, and at each what that page changes. */
export function enterPage(page: Page, cookie = now().cookie): void {
  set({ page, cookie });
  if (!now().ready) {
    const wish = findPlaceFilter(location.pathname) ?? '';
    set({ ready: true, ...(isSlug(wish) ? { wish } : pickEarlierPlace()) });
  }
  const { aside, choice, place, source, order } = now();
  const forced = page.folder === 'cinema-light' ? findCinemaChoice(page) : null;
  if (forced && !isSameChoice(choice, forced))
    set({ ...buildKnown(forced, 'page'), aside: aside ?? { choice, place, source } });
  if (!forced && aside) set({ ...aside, aside: null });
  if (order && !isOnCinemaPage()) set({ order: null });
}

/** On a site with one cinema there is nothing to choose, whatever an earlier visit left. */
export const chooseOnlyCinema = ({ slug, name }: { slug: string; name: string }): void =>
  set({
    choice: { mode: 'cinema', value: slug },
    place: { name, cinemas: [slug] },
    source: 'zone',
    wish: null,
    aside: null,
  });

/** The cinema whose page was opened, else what an earlier visit left. */
export function pickEarlierPlace(): Now {
  const { page, cookie } = now();
  const here = page.folder === 'cinema' ? findCinemaChoice(page) : null;
  if (here) return buildKnown(here, 'page');
  const kept = findSavedChoice(cookie);
  return kept ? buildKnown(kept, 'cookie') : nowhere;
}

export const isOnCinemaPage = (): boolean => cinemaFolders.includes(now().page.folder ?? '');

export const isSameChoice = (a: LocatorChoice | null, b: LocatorChoice): boolean =>
  a !== null && choiceKey(a) === choiceKey(b);

const buildKnown = (choice: LocatorChoice, source: Source): Now => ({
  choice,
  place: findSavedPlace(choiceKey(choice)),
  source,
});

const findCinemaChoice = ({ slug = '' }: Page): LocatorChoice | null =>
  isSlug(slug) ? { mode: 'cinema', value: slug } : null;
