import { z } from 'zod';
import type { ContentRating, Warning } from '@/lib/domain/show';
import { name, text } from './plain';
import { listOrNone } from './shapes';

/** The catalogue's words for "nobody rated it yet". */
const unrated = ['A définir', 'À définir'];
const forEveryone = ['TP', 'AD', 'Tout public'];

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
  const isOneOf = (words: readonly string[]) => words.includes(ref) || words.includes(label);
  if (isOneOf(unrated)) return null;
  return {
    ref,
    label,
    sentence: contentRating.extendedDescription ?? label,
    warning: contentRating.warning ?? warning,
    forAll: isOneOf(forEveryone),
    pictograms: cinechecks.map((mark): Warning => ({ ref: mark.ref, description: mark.description ?? mark.ref })),
  };
}
