import { href } from '@/lib/routing/href';
import { routes, type Screen } from '@/lib/routing/routes';
import type { Language } from '@/lib/sites/languages';
import { localeOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

/** What editors call a screen where the route table says it otherwise. */
const names: Readonly<Record<string, Screen>> = {
  special: 'eventSpecial',
  branded: 'brandedEvent',
  pass: 'subscription',
  group: 'experienceGroup',
  story: 'special',
  answer: 'helpArticle',
  cards: 'ecards5',
};

const isScreen = (place: string): place is Screen => Object.hasOwn(routes, place);

/** The path of a screen for the readers of a site; null where it has none. Throws for a place that no screen is. */
export function wayTo(site: SiteId, language: Language, place: string, slug = '', id = ''): string | null {
  const locale = localeOf(site, language) ?? localeOf(site, siteFacts(site).defaultLanguage);
  const screen = Object.hasOwn(names, place) ? names[place] : place;
  if (!screen || !isScreen(screen)) throw new RangeError(`No screen is called ${place}`);
  return locale ? href(locale.code, screen as 'movie', { slug, ...(id && { id }) }) : null;
}
