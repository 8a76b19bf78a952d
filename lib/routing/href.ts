import { type Locale, type LocaleFacts, locales } from '../sites/locales';
import { fillBrackets } from '../text/brackets';
import { type Params, routes, type Screen, template } from './routes';

/** Nothing for a screen without params, so `href(locale, 'shows')` needs no empty object. */
export type ParamsOf<S extends Screen> = keyof Params<S> extends never ? [] : [params: Params<S>];

/** A screen as its visitors see it: `/nl/films/dune-42`. Null where the site lacks the screen. */
export function href<S extends Screen>(locale: Locale, screen: S, ...[params]: ParamsOf<S>): string | null {
  const path = template(screen, locales[locale]);
  return path === null ? null : fillBrackets(path, params ?? {});
}

/** The params a screen has in another locale, or null where it is not known to exist there. */
export type ParamsIn<S extends Screen> = (locale: LocaleFacts) => ParamsOf<S> | null;

/** The full address of a screen in every locale that has it, for hreflang, sitemaps and the language switch. */
export function localisedUrls<S extends Screen>(screen: S, paramsIn: ParamsIn<S>): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    Object.values(locales).flatMap((locale) => {
      const params = paramsIn(locale);
      const path = params && href(locale.code, screen, ...params);
      return path ? [[locale.code, absoluteUrl(locale, path)]] : [];
    }),
  );
}

/** The bare origin stands for its root path, as search engines write it. */
export const absoluteUrl = ({ origin }: LocaleFacts, path: string): string => (path === '/' ? origin : origin + path);

/** Where the App Router keeps a screen. Never shown to visitors. */
export const internalPath = (locale: Locale, screen: Screen, params: Readonly<Record<string, string>>): string =>
  `/${locale}${fillBrackets(routes[screen].page, params)}`.replace(/\/$/, '');
