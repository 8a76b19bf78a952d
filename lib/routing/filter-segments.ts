// What guards and notices ask of an address; no page needs it before it is awake.
import { type FilterKind, parseFilters } from './filters';

/** Whether a segment could have been written here. */
export function isFilter(segment: string): boolean {
  const values = Object.values(parseFilters(`/filters/${segment}`)).flat();
  return values.length === segment.split(',').length;
}

/** Those by which a list may be found; the others are the evening of one visitor. */
const listed: readonly FilterKind[] = ['date', 'tags', 'localisation', 'versions', 'genres'];
export const isListed = (segment: string): boolean =>
  isFilter(segment) && listed.some((kind) => segment.startsWith(`${kind}-`));

/** The opposite of `splitFilters`: behind the home page, whose path is a slash already, no second one, which would name a host. */
export const joinFilters = (base: string, suffix: string): string => (base === '/' && suffix ? suffix : base + suffix);
