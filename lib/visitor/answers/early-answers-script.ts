declare global {
  /** Null where nobody answers. On the server, in tests and where a page has no such script there is none. */
  var askEarly: ((url: string) => Promise<Response | null>) | undefined;
  /** What was asked of this address early, once: whoever asks again means to hear something newer. */
  var takeEarly: ((url: string) => Promise<Response | null> | undefined) | undefined;
  /** The place that boards are asked for (`known-place.tsx`). */
  var earlyPlace: string | undefined;
}

/**
 * What scripts of a page ask before any other code is there (`AskEarly`, `AskFiltered`), for `askAnswer` to take it up: a
 * wait shorter than asking once the page is awake.
 */
export const earlyAnswersScript = `{const early={};
askEarly=url=>early[url]??=fetch(url).catch(()=>null);
takeEarly=url=>{const found=early[url];delete early[url];return found}}`.replaceAll('\n', '');
