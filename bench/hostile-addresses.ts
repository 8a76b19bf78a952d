import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { type Hostile, type HostileKind, here, type Known, pick } from './hostile-kind';

const fiveScreens = ['cinema', 'entertainment', 'offer', 'newsItem', 'info'] as const;

/** Of each locale in turn, an item that never was. */
export function inventItem(screen: 'movie' | (typeof fiveScreens)[number], index: number): Hostile {
  const { code, site } = pick(Object.values(locales), index);
  return { host: `${site}.localhost`, path: href(code, screen, { slug: `never-${index}` }) ?? '/' };
}

/** Of years before and after anything is published, by turns. */
function inventDay(index: number): string {
  const days = Math.ceil(index / 2);
  return new Date(Date.UTC(index % 2 ? 2026 : 2029, 0, index % 2 ? -days : days)).toISOString().slice(0, 10);
}

const composed = ['board', 'programme', 'season', 'experience', 'show', 'tonight', 'accessible', 'costs'];

export const hostileAddresses: readonly HostileKind[] = [
  {
    // More than there are verdicts at hand.
    ...{ name: 'films that never were', count: 6_000, statuses: [404], isAsked: true },
    ask: (index) => inventItem('movie', index),
  },
  {
    ...{ name: 'items of five other screens that never were', count: 4_000, statuses: [404], isAsked: true },
    ask: (index) => inventItem(pick(fiveScreens, index), index),
  },
  {
    ...{ name: 'filters', count: 3_000, statuses: [200] },
    ask: (index) => here(`/seances/filters/tags-${index}/film-never-${index}`),
  },
  {
    ...{ name: 'queries', count: 3_000, statuses: [200] },
    ask: (index) => here(`/films?n=${index}&utm_source=${index}`),
  },
  {
    ...{ name: 'hosts', count: 1_000, statuses: [200] },
    ask: (index) => ({ host: `never-${index}.example`, path: '/' }),
  },
  {
    ...{ name: 'subdomains at the sign-in', count: 2_000, statuses: [307] },
    ask: (index) => ({ host: `never-${index}.${siteFacts('fr').domain}`, path: '/auth/login' }),
  },
  {
    ...{ name: 'searches', count: 3_000, statuses: [200], isAsked: true },
    ask: (index) => here(`/api/search/full?q=never${index}&language=fr`),
  },
  {
    ...{ name: 'days of showtimes', count: 5_000, statuses: [200, 400, 404] },
    ask: (index, { show }) => here(`/api/show/${show}/showtimes/${inventDay(index)}`),
  },
  {
    ...{ name: 'redirects', count: 3_000, statuses: [301, 307, 308] },
    ask: (index) =>
      index % 2 ? here(`/films/never-${index}/`) : { host: 'be.localhost', path: `/cinemas?n=${index}` },
  },
  {
    ...{ name: 'other languages of items that never were, each twice', count: 3_000, statuses: [307], isAsked: true },
    ask: (index) => ({ host: 'be.localhost', path: inOtherLanguage(Math.floor(index / 2)) }),
  },
  {
    ...{ name: 'another language of one film, asked for again and again', count: 3_000, statuses: [307] },
    ask: (index, { show }) => ({ host: 'be.localhost', path: `/redirect/nl/fr/films/${show}?n=${index}` }),
  },
  {
    ...{ name: 'days of a board', count: 2_500, statuses: [200] },
    ask: (index, { show }) => here(`/api/screens/board/${show}?date=${inventDay(index)}`),
  },
  {
    ...{ name: 'days of a programme', count: 2_500, statuses: [200] },
    ask: (index, { cinema }) => here(`/api/screens/programme/${cinema}?date=${inventDay(index)}`),
  },
  ...['places of a board', 'the same places again'].map((name) => ({
    ...{ name, count: 4_000, statuses: [200] },
    ask: (index: number, { show, cinema }: Known) =>
      here(`/api/screens/board/${show}?place=cinemas:${cinema},never-${index}`),
  })),
  {
    ...{ name: 'pictures with a query after their address', count: 5_000, statuses: [400] },
    ask: (index, { picture, pictureUrl }) => here(ofPicture(picture, pictureUrl, `${pictureUrl}?n=${index}`)),
  },
  {
    ...{ name: 'pictures with more in their own query', count: 1_000, statuses: [200] },
    ask: (index, { picture }) => here(`${picture}&n=${index}`),
  },
  {
    ...{ name: 'pictures that never were', count: 1_000, statuses: [404, 502, 504] },
    ask: (index, { picture, pictureUrl }) =>
      here(
        ofPicture(
          picture,
          pictureUrl,
          pictureUrl.replace(/[^/]+$/, (file) => `never-${index}-${file}`),
        ),
      ),
  },
  {
    ...{ name: 'scripts that never were', count: 2_000, statuses: [404] },
    ask: (index, { script }) => here(script.replace(/[^/]+$/, (file) => `${index}-${file}`)),
  },
  {
    ...{ name: 'long addresses', count: 1_000, statuses: [404, 431] },
    ask: (index) => here(`/films/${index}${'x'.repeat(pick([500, 3_000, 14_000, 20_000], index))}`),
  },
  {
    ...{ name: 'codes of vouchers', count: 1_000, statuses: [403, 404, 429], isAsked: true },
    ask: (index) => here(`/api/voucher/NEVER${index}`, { headers: { 'x-recaptcha-response': `never-${index}` } }),
  },
  {
    ...{ name: 'entities that never were', count: 1_500, statuses: [404], isAsked: true },
    ask: (index) => here(`/api/entities/${pick(['show', 'cinema', 'news'], index)}/never-${index}`),
  },
  {
    ...{ name: 'answers for screens of items that never were', count: 1_600, statuses: [404], isAsked: true },
    ask: (index) => here(`/api/screens/${pick(composed, index)}/never-${index}`),
  },
  {
    ...{ name: 'previews, feeds, calendars and words that never were', count: 1_600, statuses: [404], isAsked: true },
    ask: (index) => here(pick(inventFiles(index), index)),
  },
];

/** As a language switch writes it. The catalogue is asked two questions of each: whether it has another slug, and whether it is there. */
function inOtherLanguage(index: number): string {
  const screen = pick(['movie', 'cinema', 'newsItem', 'offer'] as const, index);
  return `/redirect/${pick(['fr', 'nl', 'en'], index)}${href('fr-BE', screen, { slug: `never-${index}` })}`;
}

const ofPicture = (picture: string, from: string, to: string) =>
  picture.replace(encodeURIComponent(from), encodeURIComponent(to));

const inventFiles = (index: number) => [
  `/og/never-${index}.jpg`,
  `/feeds/never${index}-fr.xml`,
  `/calendar/never-${index}.ics`,
  `/api/words/fr/never${index}`,
];
