import { findDecoded } from '../text/find-decoded';

const any = /^/;
/** Three hours at most. */
const minutes = /^([1-9]\d?|1[0-7]\d|180)$/;
/** Any minute of a day, `1930`. */
const clock = /^([01]\d|2[0-3])[0-5]\d$/;

/**
 * The grammar of what follows `/filters/`: a segment a kind, `kind-value,value`, in this order. The first five are the
 * catalogue's own (spec catalogue §2), the others are what a visitor says of their evening. They mean the same on the
 * guide, a film, a cinema and a city.
 *
 *     date-2026-11-21        on one of these days
 *     tags-imax,audiodesc    in any of these formats, with all of these kinds of access
 *     localisation-lyon      at these cities and cinemas
 *     versions-vost,vo       in any of these versions, whatever the device remembers
 *     genres-drame           a film of one of these genres (list of films)
 *     order-liked            the best liked first (list of films)
 *     film-kestrel-point-1   this title alone (guide)
 *     way-time               how the guide is read: film, time, cinema
 *     after-2000             begins at that minute or later; before 03:00 is the night that ends the day
 *     before-2300            ends by then, as the cinema says it; what says no end promises nothing
 *     home-30                minutes from the last picture to the door, which `before` then means
 *     break-none             without an interval
 *     child-6                what the youngest, of that age, may see at its hour (list of films: what is meant for it)
 *     most-100               a film of so many minutes at most
 *     pass-covered           what the pass of the site surely opens
 *
 * A segment that is none of these, or says what no such value can be, is left out and told to the visitor. Whatever an
 * address says, its page is the one of its base: canonical to it, made once, and kept from search engines where it says
 * two of the first five or any of the others. Patterns and no functions, since every page carries them.
 */
const kinds = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  tags: any,
  localisation: any,
  versions: any,
  genres: any,
  order: /^liked$/,
  film: any,
  way: /^(film|time|cinema)$/,
  after: clock,
  before: clock,
  home: minutes,
  break: /^none$/,
  child: /^(\d|1[0-7])$/,
  most: minutes,
  pass: /^covered$/,
};

export type FilterKind = keyof typeof kinds;
const filterKinds = /* @__PURE__ */ Object.keys(kinds) as FilterKind[];
export type Filters = Partial<Record<FilterKind, readonly string[]>>;

/** Filters that are no tag of the catalogue but stand among them in an address. */
export const eveningTag = 'apres-18';
export const kidsTag = 'kids';

/** The shortest beginning: what follows the first `/filters` are its segments. */
const marked = /^(.*?)(\/filters(\/.*)?)$/;

/** An address without its filters, and the segments that followed. */
export function splitFilters(pathname: string): { base: string; suffix: string; filters: string[] } {
  const [, base = pathname, suffix = ''] = marked.exec(pathname) ?? [];
  return { base: base || '/', suffix, filters: suffix.split('/').slice(2).filter(Boolean) };
}

/** What an address filters by. Unknown kinds, malformed dates and malformed escapes are left out. */
export function parseFilters(pathname: string): Filters {
  const filters: Filters = {};
  for (const segment of splitFilters(pathname).filters) {
    const kind = filterKinds.find((name) => segment.startsWith(`${name}-`));
    const written = kind ? segment.slice(kind.length + 1).split(',') : [];
    const values = written.flatMap((text) => findDecoded(text) || []).filter((text) => kind && kinds[kind].test(text));
    if (kind && values.length) filters[kind] = values;
  }
  return filters;
}

/** A base address with its filters, kinds in a fixed order so that one view has one address. */
export function filteredPath(base: string, filters: Filters): string {
  const segments = filterKinds.flatMap((kind) => {
    const values = filters[kind];
    return values?.length ? [`${kind}-${values.map(encodeURIComponent).join(',')}`] : [];
  });
  return segments.length ? `${base === '/' ? '' : base}/filters/${segments.join('/')}` : base;
}
