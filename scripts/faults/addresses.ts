import type { FeedName } from '@/lib/seo/feeds/feed';
import type { Form } from './forms';
import type { Asking } from './lane';
import type { Samples } from './samples';

/** What islands, members, crawlers, calendars and previews ask for by themselves: `null` where a site has none. */
export type Address = {
  name: string;
  form: Form;
  path: (samples: Samples) => string | null;
  asking?: Asking | ((samples: Samples) => Asking);
  /** Whether it is asked by a member. */
  isSigned?: true;
  /** Nobody is signed in afterwards. */
  endsSession?: true;
  /** Calls that it makes beside those that it was seen to make: of what a process remembers of its visitors. */
  reads?: readonly string[];
  /** Nobody keeps an earlier answer that could stand in. */
  isKept?: false;
};

const client = '/client/api/[language]';
const own = { reads: [`${client}/accounts/me`], isKept: false, isSigned: true } as const;
const framed = [...own.reads, `${client}/webview`];

const screen = (name: string, path: (samples: Samples) => string): Address => ({
  name: `/api/screens/${name}`,
  form: 'json',
  path: (samples) => `/api/screens/${path(samples)}`,
});
const calendar = (name: string, path: (samples: Samples) => string | null, form: Form = 'calendar'): Address => ({
  name: `/calendar/${name}`,
  form,
  path: (samples) => {
    const found = path(samples);
    return found && `/calendar/${samples.language}/${found}`;
  },
});
const member = (
  name: string,
  path: (samples: Samples) => string,
  asking: Asking = {},
  form: Form = 'json',
): Address => ({
  ...{ name, form, ...own },
  path: (samples) => samples.member && path(samples),
  asking,
});
const sitemap = (name: string): Address => ({ name: `/${name}.xml`, form: 'siteMap', path: () => `/${name}.xml` });
const feed = (name: FeedName): Address => ({
  name: `/feeds/${name}`,
  form: 'feed',
  path: ({ language }) => `/feeds/${name}-${language}.xml`,
});
const file = (name: string, path: (samples: Samples) => string): Address => ({ name, form: 'file', path });

const query = (samples: Samples, asked: Record<string, string> = {}) =>
  `?${new URLSearchParams({ language: samples.language, ...asked })}`;
const at = ({ cinema }: Samples) => ({ place: `cinema:${cinema}` });
const myCinema = ({ member: id, cinema }: Samples) => `/api/client/${id}/cinema/${cinema}`;
const myShow = ({ member: id, show }: Samples, word: string) => `/api/client/${id}/show/${show}/${word}`;

export const addresses: readonly Address[] = [
  screen('board', (its) => `board/${its.show}${query(its)}`),
  screen('board?place', (its) => `board/${its.show}${query(its, { ...at(its), date: its.day })}`),
  screen('programme', (its) => `programme/${its.cinema}${query(its, { date: its.day })}`),
  screen('costs', (its) => `costs/${its.cinema}${query(its)}`),
  screen('season', (its) => `season/${its.season}${query(its, { place: its.cinema })}`),
  screen('starts', (its) => `starts${query(its, at(its))}`),
  screen('upcoming', (its) => `upcoming${query(its, at(its))}`),
  screen('show', (its) => `show/${its.show}${query(its, at(its))}`),
  screen('experience', (its) => `experience/${its.experience}${query(its, at(its))}`),
  screen('tonight', (its) => `tonight/${its.show}${query(its)}`),
  screen('tonight?place', (its) => `tonight/${its.show}${query(its, at(its))}`),
  screen('guide', (its) => `guide${query(its, { place: `city:${its.city}` })}`),
  screen('accessible', (its) => `accessible/${its.cinema}${query(its)}`),
  screen('listed', (its) => `listed/${its.listed}${query(its)}`),
  ...['grid', 'kids', 'dated', 'upcoming', 'liked'].map((list) =>
    screen(`titles/${list}`, (its) => `titles/${list}${query(its)}`),
  ),
  { ...screen('receptions', (its) => `receptions/playing${query(its)}`), reads: ['/api/show/[slug]'] },
  { ...screen('here', (its) => `here${query(its)}`), isKept: false },

  { ...member('/api/session', () => '/api/session'), reads: framed },
  { ...member('/api/session/frame', () => '/api/session/frame?step=login', {}, 'write'), reads: framed },
  { ...member('/api/session DELETE', () => '/api/session', { method: 'DELETE' }, 'write'), endsSession: true },
  member('/api/client/[id]', (its) => `/api/client/${its.member}`),
  {
    ...member('/api/client/[id]/shows', (its) => `/api/client/${its.member}/shows`, {}, 'write'),
    asking: ({ show }) => ({ method: 'POST', body: { showSlugs: [show] } }),
  },
  member('/api/client/[id]/cinema/[slug] POST', myCinema, { method: 'POST' }, 'write'),
  member('/api/client/[id]/cinema/[slug] DELETE', myCinema, { method: 'DELETE' }, 'write'),
  ...[{ intention: 2 }, { emotion: 'liked' }].map((body) => {
    const [word = ''] = Object.keys(body);
    return member(
      `/api/client/[id]/show/[slug]/${word}`,
      (its) => myShow(its, word),
      { method: 'POST', body },
      'write',
    );
  }),

  calendar('cinema', (its) => `cinema/${its.cinema}.ics`),
  calendar('cinemaTheme', (its) => `cinema/${its.cinema}/premieres.ics`),
  calendar('theme', () => 'theme/premieres.ics'),
  calendar('subscribe', () => 'theme/premieres/subscribe', 'address'),
  calendar('showing', (its) => `showing/${its.show}/${its.cinema}/${its.showing}.ics`),
  calendar('showing/google', (its) => `showing/${its.show}/${its.cinema}/${its.showing}/google`, 'address'),
  calendar('opening', (its) => its.opening && `opening/${its.opening}.ics`),
  calendar('opening/google', (its) => its.opening && `opening/${its.opening}/google`, 'address'),
  calendar('showings', (its) => `showings/${its.listed}.ics`),

  ...['sitemap', 'sitemap-pages', 'sitemap-films', 'sitemap-events', 'sitemap-cinemas', 'sitemap-cities'].map(sitemap),
  ...['experiences', 'offers', 'specials', 'help', 'news'].map((name) => sitemap(`sitemap-${name}`)),
  ...(['films', 'premieres', 'news'] as const).map(feed),
  { name: '/og', form: 'picture', path: ({ show }) => `/og/${show}.jpg` },
  { ...file('/manifest', ({ language }) => `/manifest-${language}.webmanifest`), form: 'json' },
  file('/offline', ({ language }) => `/offline-${language}.html`),
  file('/robots.txt', () => '/robots.txt'),
  file('/.well-known/security.txt', () => '/.well-known/security.txt'),
  file('/api/words', ({ language }) => `/api/words/${language}/search`),
  file('/api/openapi.json', () => '/api/openapi.json'),
];
