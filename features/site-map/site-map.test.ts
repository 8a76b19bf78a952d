import { describe, expect, it } from 'vitest';
import type { EventSummary } from '@/lib/domain/event';
import { featureFlags, type Settings } from '@/lib/domain/settings';
import type { Locale } from '@/lib/sites/locales';
import { cinemaSummary, citySummary } from '@/tests/support/summaries';
import { buildSiteMap, listGroups, type SiteMapData, type SiteMapEntry } from './parts/site-map.logic';

const features = (off: readonly string[] = []) =>
  Object.fromEntries(featureFlags.map((flag) => [flag, !off.includes(flag)])) as Settings['features'];

const cinema = (slug: string, citySlug: string) => cinemaSummary(slug, { citySlug });
const city = (slug: string, name: string) => citySummary(slug, { name, region: name });

const event = (kind: EventSummary['kind'], isActive = true): EventSummary => ({
  slug: kind,
  title: `A ${kind}`,
  kind,
  subtitle: null,
  html: null,
  backdrop: null,
  poster: null,
  amount: null,
  initial: null,
  isActive,
  prices: [],
  redirectSlug: null,
});

const empty: SiteMapData = {
  listed: [],
  events: [],
  cinemas: [],
  cities: [],
  experiences: [],
  pages: [],
  features: features(),
};

const mapOf = (locale: Locale, stock: Partial<SiteMapData> = {}) =>
  buildSiteMap(locale, { ...empty, ...stock }, { screen: (screen) => screen, tab: (tab) => tab });

const flat = (entries: readonly SiteMapEntry[]): string[] =>
  entries.flatMap(({ path, below = [] }) => [...(path ? [path] : []), ...flat(below)]);
const pathsOf = (locale: Locale, stock?: Partial<SiteMapData>) => Object.values(mapOf(locale, stock)).flatMap(flat);

describe('the site map', () => {
  it('lists the screens of its own site in its own words', () => {
    expect(pathsOf('fr-FR')).toEqual(expect.arrayContaining(['/offres', '/cinecarte-3-places', '/cinepass', '/aide']));
    expect(pathsOf('nl-NL')).toEqual(expect.arrayContaining(['/nl/abonnementen', '/nl/cinecarte', '/nl/help']));
  });

  it('lists no screen that the site lacks', () => {
    const paths = pathsOf('fr-SN');
    expect(paths).toContain('/fr/offres');
    for (const absent of ['cinepass', 'cinecarte', 'aide', 'conditions-generales'])
      expect(paths.filter((path) => path.includes(absent))).toEqual([]);
  });

  it('lists no section that is switched off', () => {
    const off = features(['giftCard', 'voucherCheckerEnabled', 'subscriptions']);
    const hidden = pathsOf('fr-FR').filter((path) => !pathsOf('fr-FR', { features: off }).includes(path));
    expect(hidden.toSorted()).toEqual(['/cinepass', '/fr/giftcard', '/fr/voucher']);
  });

  it('names the cinemas under their city, which is a link only where cities have pages', () => {
    const stock = { cinemas: [cinema('b', 'dakar'), cinema('a', 'dakar')], cities: [city('dakar', 'Dakar')] };
    const below = [expect.objectContaining({ name: 'a' }), expect.objectContaining({ name: 'b' })];
    expect(mapOf('fr-SN', stock).cinemas[0]).toEqual({ name: 'Dakar', path: null, below });
    expect(mapOf('fr-FR', stock).cinemas[0]).toEqual({ name: 'Dakar', path: '/cinemas/ville/dakar', below });
  });

  it('puts the largest towns beside the other lists where there are too many cinemas to', () => {
    const towns = Array.from({ length: 11 }, (_, index) => `t${index}`);
    const cinemas = [...towns.map((town) => cinema(town, town)), cinema('second', 't7')];
    const many = mapOf('fr-FR', { cinemas, cities: towns.map((town) => city(town, town.toUpperCase())) });
    expect(many.towns[0]).toEqual({ name: 'T7', path: '/cinemas/ville/t7' });
    expect(listGroups(many).map(({ group }) => group)).toEqual(['films', 'towns', 'offers', 'about', 'cinemas']);
    const few = mapOf('fr-FR', { cinemas: [cinema('a', 'b')], cities: [city('b', 'B')] });
    expect(listGroups(few).map(({ group }) => group)).toEqual(['films', 'cinemas', 'offers', 'about']);
  });

  it('does not repeat the city in the names below it', () => {
    const named = { ...cinema('part-dieu', 'lyon'), name: 'Candela Lyon Part-Dieu' };
    const { cinemas } = mapOf('fr-FR', { cinemas: [named], cities: [city('lyon', 'Lyon')] });
    expect(cinemas[0]?.below?.map(({ name }) => name)).toEqual(['Part-Dieu']);
  });

  it('leads to each event that is on by its kind, a branded one among the special ones where it has no path of its own', () => {
    const moved = { ...event('season'), slug: 'moved', redirectSlug: 'season' };
    const events = [event('season'), event('branded'), event('special', false), moved];
    expect(pathsOf('nl-NL', { events })).toEqual(
      expect.arrayContaining(['/nl/seizoen/season', '/nl/candela-events/branded']),
    );
    const french = pathsOf('fr-FR', { events });
    expect(french).toContain('/saison/season');
    expect(french.filter((path) => /special|branded|moved/.test(path))).toEqual([
      '/films#special',
      '/event-special/branded',
    ]);
  });

  it('lists the pages of the editors, those with a screen of their own there and only once', () => {
    const pages = [
      { slug: 'accessibilite', title: 'Accessibilité' },
      { slug: 'conditions-generales', title: 'Conditions générales de vente' },
    ];
    const { about } = mapOf('fr-FR', { pages });
    expect(about).toContainEqual({ name: 'Accessibilité', path: '/fr/info/accessibilite' });
    expect(about).toContainEqual({ name: 'Conditions générales de vente', path: '/conditions-generales' });
    expect(flat(about).filter((path) => path.includes('conditions'))).toHaveLength(1);
    expect(flat(mapOf('fr-SN', { pages }).about)).toContain('/fr/info/conditions-generales');
  });

  it('lists no rules that nobody wrote', () => {
    expect(pathsOf('fr-FR').filter((path) => /cvd|conditions/.test(path))).toEqual([]);
  });
});
