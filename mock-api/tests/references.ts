import type { Wire } from '@/lib/api/endpoint';
import type { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';

/** What a name on the wire is the name of: something that must be found elsewhere. */
export type Kind =
  | 'show'
  | 'cinema'
  | 'city'
  | 'event'
  | 'experience'
  | 'experienceGroup'
  | 'newsItem'
  | 'offer'
  | 'article'
  | 'faqArticleBySlug'
  | 'faqArticleById'
  | 'masterTemplatePage'
  | 'tag'
  | 'version';

type Names = readonly [Kind, readonly (string | number | null | undefined)[]];
type Answers = { [Name in EndpointName]: Wire<(typeof endpoints)[Name]> };
type Readers = { [Name in EndpointName]?: (answer: Answers[Name]) => readonly Names[] };

const keys = (map: object): string[] => (Array.isArray(map) ? [] : Object.keys(map));
const values = <T>(map: { [key: string]: T } | []): T[] => (Array.isArray(map) ? [] : Object.values(map));
const slugs = (rows: readonly { slug: string | null }[]) => rows.map(({ slug }) => slug);

type Cell = { tags: string[]; versions: string[] };
const cells = (list: readonly Cell[]): Names[] => [
  ['tag', list.flatMap(({ tags }) => tags)],
  ['version', list.flatMap(({ versions }) => versions)],
];
type Board = { [key: string]: { tags: string[]; version: string }[] } | [];
const boards = (board: Board): Names[] => {
  const list = values(board).flat();
  return [
    ['tag', list.flatMap(({ tags }) => tags)],
    ['version', list.map(({ version }) => version)],
  ];
};
const renamed =
  (kind: Kind) =>
  (answer: { redirectSlug: string | null }): Names[] => [[kind, [answer.redirectSlug]]];
const translated =
  (kind: Kind) =>
  (answer: object): Names[] => [[kind, Object.values(answer)]];
type About = { slug: string | null; featuredShow: string | null; redirectSlug: string | null };
const articles = (kind: Kind, rows: readonly About[]): Names[] => [
  [kind, slugs(rows)],
  ['show', rows.map(({ featuredShow }) => featuredShow)],
  [kind, rows.map(({ redirectSlug }) => redirectSlug)],
];
const ofShows = ({ shows }: { shows: string[] }): Names[] => [['show', shows]];

/** By call: which names its answer holds. */
export const readers: Readers = {
  shows: ({ shows }) => [['show', slugs(shows)]],
  show: ({ similarShows, event, tags, redirectSlug }) => [
    ['show', [...similarShows, redirectSlug]],
    ['event', event],
    ['tag', tags],
  ],
  showTranslate: translated('show'),
  showCinemas: (answer) => [
    ['cinema', keys(answer)],
    ...cells(Object.values(answer).flatMap(({ days }) => values(days))),
    [
      'show',
      Object.values(answer)
        .flatMap(({ days }) => values(days))
        .map(({ highlightedShowtime }) => highlightedShowtime?.showSlug),
    ],
  ],
  showtimesOn: (answer) => [['cinema', keys(answer)], ...boards(answer)],
  showtimesAll: boards,
  showtimesAt: (answer) => boards({ here: answer }),
  featured: ofShows,
  vod: ({ shows }) => [['show', slugs(shows)]],
  events: (answer) => [['event', [...slugs(answer), ...answer.map(({ redirectSlug }) => redirectSlug)]]],
  event: ({ schedule, redirectSlug }) => [
    ['event', [redirectSlug]],
    [
      'show',
      values(schedule)
        .flat()
        .map(({ showSlug }) => showSlug),
    ],
  ],
  eventShows: ofShows,
  cinemas: (answer) => [
    ['cinema', [...slugs(answer.filter(({ status }) => status)), ...answer.map((row) => row.nearbySessionsCinema)]],
    ['city', answer.map(({ citySlug }) => citySlug)],
    ['tag', answer.flatMap(({ tags }) => tags)],
  ],
  cinema: ({ citySlug, events, nearbyCinemas, nearbyCities, ecards, redirectSlug }) => [
    ['city', [citySlug, ...(nearbyCities ?? [])]],
    ['event', events],
    ['cinema', [...(nearbyCinemas ?? []), ...ecards.flatMap(({ cinemas }) => cinemas), redirectSlug]],
  ],
  cinemaTranslate: translated('cinema'),
  cinemaShows: ({ days, shows }) => [
    ['show', [...keys(shows), ...values(days).map(({ highlightedShowtime }) => highlightedShowtime?.showSlug)]],
    ...cells(values(shows).flatMap(({ days }) => values(days))),
  ],
  cities: (answer) => [
    ['city', slugs(answer)],
    ['cinema', answer.flatMap(({ cinemas }) => cinemas)],
  ],
  city: ({ defaultCinema, cinemas, nearbyCinemas, nearbyCities, topShows }) => [
    ['cinema', [defaultCinema, ...cinemas, ...nearbyCinemas]],
    ['city', nearbyCities],
    ['show', topShows],
  ],
  zone: ({ shows }) => [
    ['show', slugs(shows)],
    ['tag', shows.flatMap(({ tags }) => tags)],
    ...cells(shows.flatMap(({ days }) => values(days))),
  ],
  experiences: (answer) => [
    ['experience', slugs(answer.filter(({ title }) => title !== null))],
    ['tag', slugs(answer.filter(({ title }) => title !== null))],
    ['experienceGroup', answer.map(({ tagCategory }) => tagCategory)],
  ],
  technologies: (answer) => [['tag', slugs(answer)]],
  experienceShows: ofShows,
  experienceGroup: ({ tags }) => [['experience', tags]],
  footer: ({ shows }) => [['show', slugs(shows)]],
  footerFaq: (answer) => [['faqArticleBySlug', slugs(answer)]],
  alerts: (answer) => [['cinema', answer.flatMap(({ cinemas }) => cinemas)]],
  permanentAutopromo: (answer) => [['show', answer.map(({ show }) => show)]],
  article: (answer) => [
    ['show', [answer.featuredShow]],
    ['cinema', answer.cinemas ?? []],
    ['article', [answer.redirectSlug]],
  ],
  articleTranslate: translated('article'),
  news: ({ news }) => [...articles('newsItem', news), ['article', slugs(news)]],
  newsItem: renamed('newsItem'),
  newsTranslate: translated('newsItem'),
  newsOffers: ({ news, offers }) => [...articles('newsItem', news), ...articles('offer', offers)],
  offer: renamed('offer'),
  offerTranslate: translated('offer'),
  ecards: (answer) => [['cinema', answer.flatMap(({ cinemas }) => cinemas)]],
  cinepassShows: ofShows,
  subscriptionOffers: ({ partnerCinemas, currentShows }) => [
    ['cinema', partnerCinemas],
    ['show', currentShows],
  ],
  voucher: ({ excludedTags }) => [['tag', excludedTags]],
  masterTemplatePages: (answer) => [['masterTemplatePage', slugs(answer)]],
  masterTemplatePage: ({ blocks }) =>
    blocks.flatMap((block): Names[] =>
      block.kind === 'cinemas' ? [['cinema', block.slugs]] : block.kind === 'shows' ? [['show', block.slugs]] : [],
    ),
  masterTemplatePageTranslate: translated('masterTemplatePage'),
  faqArticleBySlug: ({ related }) => [
    ['faqArticleBySlug', slugs(related)],
    ['faqArticleById', related.map(({ id }) => id)],
  ],
  faqCategory: ({ articles }) => [
    ['faqArticleBySlug', slugs(articles)],
    ['faqArticleById', articles.map(({ id }) => id)],
  ],
  search: (answer) =>
    answer.flatMap((result): Names[] => {
      if (result.type === 'show') return [['show', [result.slug]]];
      if (result.type === 'cinema')
        return [
          ['cinema', [result.slug]],
          ['city', [result.citySlug]],
        ];
      if (result.type === 'offer') return [['offer', [result.slug]]];
      if (result.type === 'news') return [['newsItem', [result.slug]]];
      if (result.type === 'faq')
        return [
          ['faqArticleById', [result.id]],
          ['faqArticleBySlug', [result.urlSlug]],
        ];
      if (result.type === 'masterTemplate') return [['masterTemplatePage', [result.slug]]];
      return result.type === 'experience' ? [['experience', [String(result.slug)]]] : [];
    }),
};
