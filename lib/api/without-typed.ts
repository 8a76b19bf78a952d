/** An address as a log may have it: what a visitor typed into a search may be anything, an e-mail among them. */
export const withoutTyped = (url: string): string => url.replace(/([?&]q=)[^&#\s]*/g, '$1…');
