import { z } from 'zod';
import type { Cta } from '@/lib/domain/cta';
import type { Link } from '@/lib/domain/editorial';
import { linkUrl } from './links';
import { text, yes } from './plain';

type Raw = { ctaLabel: string | null; ctaUrl: string | null };

/** A call to action needs both its words and its address. */
export const buildLink = ({ ctaLabel, ctaUrl }: Raw): Link | null =>
  ctaLabel && ctaUrl ? { label: ctaLabel, url: ctaUrl } : null;

/** `none` is how editors switch a button off. */
const looks = { 'yellow-button': 'yellow', 'black-button': 'black', 'book-now': 'booking', none: null } as const;
type CtaType = keyof typeof looks;

export const ctaFields = {
  ctaLabel: text,
  ctaUrl: linkUrl,
  ctaType: z.enum(Object.keys(looks) as [CtaType, ...CtaType[]]).catch('black-button'),
  ctaBlank: yes,
};

/** The same with the look of its button. */
export function buildCta({ ctaType, ctaBlank, ...raw }: Raw & { ctaType: CtaType; ctaBlank: boolean }): Cta | null {
  const link = buildLink(raw);
  const look = looks[ctaType];
  return link && look && { ...link, newTab: ctaBlank, look };
}

export const button = z.object(ctaFields).transform(buildCta);
