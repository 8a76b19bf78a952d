export type Feedback = { rating: number; comment: string };

/** From not at all to very much. */
export const ratings = [1, 2, 3, 4, 5] as const;
export const longestComment = 2_000;

/** The collector's script; anywhere but in production its pre-production variant (spec catalogue §4): `a.js`, `a.preprod.js`. */
export const collectorScript = (script: string, hostname: string): string =>
  hostname.startsWith('www.') ? script : script.replace(/(\.js)(?=$|[?#])/, '.preprod$1');

/** What a filled-in form says; null without a rating. */
export function parseFeedback(form: FormData): Feedback | null {
  const rating = Number(form.get('rating'));
  const comment = form.get('comment');
  if (!ratings.some((each) => each === rating)) return null;
  return { rating, comment: typeof comment === 'string' ? comment.trim().slice(0, longestComment) : '' };
}
