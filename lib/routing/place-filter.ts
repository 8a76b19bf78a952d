/** The first place that an address filters by, as it is written. Beside the grammar, which the header would carry to every page for it. */
export const findPlaceFilter = (pathname: string): string | undefined =>
  /\/filters\/(?:.*\/)?localisation-([^/,]+)/.exec(pathname)?.[1];
