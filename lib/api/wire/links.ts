import { z } from 'zod';
import type { Backdrop, Poster } from '@/lib/domain/show';
import { writeOneWay } from '@/lib/text/picture-address';
import { text } from './plain';

/** Absolute http(s), which leaves out `javascript:`, `data:` and their kin. */
const isWeb = (value: string) => /^https?:\/\/[^/\s]/i.test(value) && URL.canParse(value);
/** A path of this site; browsers read `//host` and `/\host` as another one. */
const isOwn = (value: string) => /^\/(?![/\\])/.test(value);
const isDialled = (value: string) => /^(mailto|tel):/i.test(value);

const onlyIf = (...accepted: ((value: string) => boolean)[]) =>
  text.transform((value) => (value && accepted.some((accepts) => accepts(value)) ? value : null));

/** Another site: a booking page, a social network. */
export const webUrl = onlyIf(isWeb);
/** Whatever an editor may link to. */
export const linkUrl = onlyIf(isWeb, isOwn, isDialled);
/** A picture, by the address it is kept under: what follows after `?` or `#` would make another one of it. */
export const imageUrl = onlyIf(isWeb, isOwn).transform((value) => value && writeOneWay(value));

/** Sizes stand in for each other; null only when all are missing. */
export const poster = z
  .object({ lg: imageUrl, md: imageUrl })
  .nullish()
  .catch(null)
  .transform((sizes): Poster | null => {
    const any = sizes && (sizes.lg ?? sizes.md);
    return any ? { lg: any, md: sizes.md ?? any } : null;
  });

export const backdrop = z
  .object({ lg: imageUrl, md: imageUrl, sm: imageUrl })
  .nullish()
  .catch(null)
  .transform((sizes): Backdrop | null => {
    const any = sizes && (sizes.lg ?? sizes.md ?? sizes.sm);
    return any ? { lg: any, md: sizes.md ?? any, sm: sizes.sm ?? sizes.md ?? any } : null;
  });

/** `#rrggbb`, since it ends in a style attribute. */
export const colour = text.transform((value) => (value && /^#[\da-f]{6}$/i.test(value) ? value : null));
