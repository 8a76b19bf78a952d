import type { FeatureFlag } from '../domain/settings';
import type { LocaleFacts } from '../sites/locales';
import { bareTemplate, type Params, routeOf, type Screen, screens } from './routes';
import { type screenFacts, screenFactsOf } from './screen-facts';

type Rows = typeof screenFacts;
type Hidden = { [S in Screen]: Rows[S] extends { index: false } ? S : never }[Screen];

/** Screens of one page each that visitors and search engines may find: no params, nothing kept out of sight. */
export type PlainScreen = {
  [S in Screen]: keyof Params<S> extends never ? (S extends Hidden ? never : S) : never;
}[Screen];

const isPlain = (screen: Screen): screen is PlainScreen =>
  !routeOf(screen).page.includes('[') && screenFactsOf(screen).index !== false;

const plainScreens: readonly PlainScreen[] = screens.filter(isPlain);

/** Those a locale has; one with a flag only where `isOn` says so. */
export const listOpenScreens = (locale: LocaleFacts, isOn: (flag: FeatureFlag) => boolean): PlainScreen[] =>
  plainScreens.filter((screen) => {
    const { flag } = screenFactsOf(screen);
    return bareTemplate(screen, locale) !== null && (!flag || isOn(flag));
  });
