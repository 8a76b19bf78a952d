import { z } from 'zod';
import { joinMarks } from '@/lib/text/join-marks';

/** `''` and null are the same nothing. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim() || null);

/** Text that must be there: a slug, a title. A title such as `1917` may come as a number. */
export const name = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().trim().min(1))
  .transform((value) => joinMarks(value));

export const yes = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** A number, sent as such or as text; null for nothing or nonsense. */
export const amount = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  });

/** A number without which the thing is nothing: a price. */
export const figure = amount.transform((value, context) => {
  if (value === null) context.addIssue({ code: 'custom', message: 'no number' });
  return value ?? 0;
});

/** How many: zero when unknown. */
export const count = amount.transform((value) => value ?? 0);

/** A rank in an order; unknown ones come last. */
export const rank = amount.transform((value) => value ?? 999_999);

/** Names of people, whether `["A, B"]`, `["A", "B"]` or `"A, B"`. */
export const people = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [
    ...new Set(
      [value ?? []]
        .flat()
        .flatMap((names) => names.split(','))
        .map((person) => person.trim())
        .filter(Boolean),
    ),
  ]);

/** A list of slugs; anything else in it is ignored. `DEFAULT` stands on every cell and says nothing. */
export const slugs = z
  .array(z.unknown())
  .nullish()
  .transform((list) => [
    ...new Set(
      (list ?? []).filter((slug): slug is string => typeof slug === 'string' && !['', 'DEFAULT'].includes(slug)),
    ),
  ]);

export const lowerSlugs = slugs.transform((list) => list.map((slug) => slug.toLowerCase()));
