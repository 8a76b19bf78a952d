/** An address of the catalogue. */
export type Call = {
  path: `/api/${string}`;
  query?: readonly string[];
  fixed?: Readonly<Record<string, string>>;
  language?: false;
};

/** Those that the filters of the films ask, which a list loads first: apart from the other seventy. */
export const filterCalls = {
  cinemas: { path: '/api/cinemas' },
  cinemaShows: { path: '/api/cinema/[slug]/shows' },
  cities: { path: '/api/cities' },
  show: { path: '/api/show/[slug]' },
  zone: { path: '/api/zone/[id]' },
  tags: { path: '/api/tags' },
  versions: { path: '/api/versions' },
} as const satisfies Record<string, Call>;
