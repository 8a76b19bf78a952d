/** How the guide is read; films need no word. */
export const guideWays = ['film', 'time', 'cinema'] as const;

const any = /^/;
/** Any minute of a day, `1930`. */
const clock = /^([01]\d|2[0-3])[0-5]\d$/;

/**
 * The kinds of filter an address may hold after `/filters/`, in the order they are written, and what their values look
 * like (spec catalogue §2). The last three are the guide's: how it is read, and between which minutes a showing must
 * begin and end. Patterns and no functions, since every page carries them.
 */
const kinds = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  tags: any,
  localisation: any,
  versions: any,
  genres: any,
  way: /^(film|time|cinema)$/,
  after: clock,
  before: clock,
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

/** The opposite of `splitFilters`: behind the home page, whose path is a slash already, no second one, which would name a host. */
export const joinFilters = (base: string, suffix: string): string => (base === '/' && suffix ? suffix : base + suffix);

/** What an address filters by. Unknown kinds, malformed dates and malformed escapes are left out. */
export function parseFilters(pathname: string): Filters {
  const entries = splitFilters(pathname).filters.flatMap((segment) => {
    const [kind, written] = splitSegment(segment);
    const values = written.flatMap((value) => parseValue(kind, value));
    return kind && values.length ? [[kind, values] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether an address could have been written here: one that nobody writes is not there, like any other. */
export function isFilter(segment: string): boolean {
  const [kind, written] = splitSegment(segment);
  return kind !== undefined && written.every((value) => parseValue(kind, value).length > 0);
}

function splitSegment(segment: string): readonly [kind: FilterKind | undefined, written: string[]] {
  const kind = filterKinds.find((name) => segment.startsWith(`${name}-`));
  return [kind, kind ? segment.slice(kind.length + 1).split(',') : []];
}

const parseValue = (kind: FilterKind | undefined, value: string) =>
  decode(value).filter((text) => !kind || kinds[kind].test(text));

/** A base address with its filters, kinds in a fixed order so that one view has one address. */
export function filteredPath(base: string, filters: Filters): string {
  const segments = filterKinds.flatMap((kind) => {
    const values = filters[kind];
    return values?.length ? [`${kind}-${values.map(encodeURIComponent).join(',')}`] : [];
  });
  return segments.length ? `${base === '/' ? '' : base}/filters/${segments.join('/')}` : base;
}

function decode(text: string): string[] {
  try {
    return text ? [decodeURIComponent(text)] : [];
  } catch {
    return [];
  }
}
