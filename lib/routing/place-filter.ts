/** The first place that an address filters by, as it is written. Beside the grammar, which the header would carry to every page for it. */
export const findPlaceFilter = (pathname: string): string | undefined =>
  /\/filters\/(?:.*\/)?localisation-([^/,]+)/.exec(pathname)?.[1];

/** An address may name any number; of more than these nobody is asked, and a board says how many it shows. */
const mostNamed = 40;

/** What the places of an address are asked for by; undefined where it names none. */
export const namedPlaceKey = (places: readonly string[] | undefined): string | undefined =>
  places?.slice(0, mostNamed).join();
