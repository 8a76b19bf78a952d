import { z } from 'zod';
import type { ContentRating, Warning } from '@/lib/domain/show';
import { name, text } from './plain';
import { listOrNone } from './shapes';

/** The catalogue's words for "nobody rated it yet". */
const unrated = ['a définir', 'à définir'];
const forEveryone = ['tp', 'ad', 'al', 'tout public'];

/** `-12ans` is how some backends write the code that the authority calls 12. */
const plainCode = (ref: string): string => /^-(\d{1,2})\s?ans$/i.exec(ref)?.[1] ?? ref;

export const ratingFields = {
  contentRating: z
    .union([z.array(z.never()), z.object({ ref: text, description: text, extendedDescription: text, warning: text })])
    .nullish(),
  cinechecks: listOrNone(z.object({ ref: name, description: text }), 'cinechecks'),
  warning: text,
};
type RatingFields = z.output<z.ZodObject<typeof ratingFields>>;

/** Null for a title that is not rated yet. */
export function buildRating({ contentRating, cinechecks, warning }: RatingFields): ContentRating | null {
  if (!contentRating || Array.isArray(contentRating)) return null;
  const ref = contentRating.ref ?? contentRating.description;
  if (!ref) return null;
  const label = contentRating.description ?? ref;
  const isOneOf = (words: readonly string[]) => [ref, label].some((word) => words.includes(word.toLowerCase()));
  if (isOneOf(unrated)) return null;
  return {
    ref: plainCode(ref),
    label,
    sentence: contentRating.extendedDescription ?? label,
    warning: contentRating.warning ?? warning,
    forAll: isOneOf(forEveryone),
    pictograms: cinechecks.map((mark): Warning => ({ ref: mark.ref, description: mark.description ?? mark.ref })),
  };
}
