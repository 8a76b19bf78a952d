import { type Locale, locales } from '../sites/locales';
import { bareTemplate, routeOf, type Screen, screens } from './routes';
import { type screenFacts, screenFactsOf } from './screen-facts';

type Rows = typeof screenFacts;

/** Screens that show one page of the editors each, found by the words of their path. */
export type ComposedScreen = {
  [S in Screen]: Rows[S] extends { finds: readonly ['masterTemplatePage'] } ? S : never;
}[Screen];

const isComposed = (screen: Screen): screen is ComposedScreen =>
  screenFactsOf(screen).finds?.includes('masterTemplatePage') === true;

const composedScreens = screens.filter(isComposed);

/** The slugs its page may have: that of its path, or the French one where the API knows no other. None where the site lacks the screen. */
export function listPageSlugs(screen: ComposedScreen, locale: Locale): string[] {
  const own = bareTemplate(screen, locales[locale]);
  return own === null ? [] : [...new Set([own, routeOf(screen).paths.fr])].map((path) => path.slice(1));
}

/** The screen that shows a page of the editors in place of `info`. */
export const findComposedScreen = (locale: Locale, slug: string): ComposedScreen | null =>
  composedScreens.find((screen) => listPageSlugs(screen, locale).includes(slug)) ?? null;

/** The page that a screen shows, among all there are; null for none and for screens that show something else. */
export const findComposedPage = <Page extends { slug: string }>(
  screen: Screen,
  locale: Locale,
  pages: readonly Page[],
): Page | null =>
  (isComposed(screen) && pages.find(({ slug }) => listPageSlugs(screen, locale).includes(slug))) || null;

/** Whether a screen has something to show, given the pages that there are; those that show none always have. */
export const isWritten = (screen: Screen, locale: Locale, pages: readonly { slug: string }[]): boolean =>
  !isComposed(screen) || findComposedPage(screen, locale, pages) !== null;
