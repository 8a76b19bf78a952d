import { defaultSettings } from '../domain/default-settings';
import type { Settings } from '../domain/settings';
import type { Locale } from '../sites/locales';
import { settings } from './endpoints/site';
import { readOr } from './read-or';

/**
 * `isKnown` is for who does not want the defaults while the settings do not answer. The site map lists what a flag may have
 * switched off, since the screen's guard lets it through as well; the page of the app asks about the pass, as most sites
 * sell one, and like a composed page links to both stores; the counter says nothing of codes, as it cannot tell which are
 * taken; the locator writes no cookie, as its name is not known.
 */
type SettingsOrDefaults = Settings & { isKnown: boolean };

/** The settings of a site, the defaults where they do not answer. */
export async function readSettingsOrDefaults(locale: Locale): Promise<SettingsOrDefaults> {
  const said = await readOr(locale, settings, {}, null);
  return { ...(said ?? defaultSettings), isKnown: said !== null };
}
