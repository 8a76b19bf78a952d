import { z } from 'zod';
import type { ComposedPage, PageBlock, PageLink } from '@/lib/domain/page';
import type { PageItem, WirePage } from '../contract/pages';
import { guestFields } from './article';
import { backdrop, imageUrl, linkUrl } from './links';
import { name, slugs, text } from './plain';
import { html, words } from './sanitise-html';
import { listOrNone, wire } from './shapes';

/** An empty list is no block. */
const some = <T>(list: readonly T[]) => list.length > 0;

const tile = z
  .object({ title: text, image: imageUrl, url: linkUrl })
  .refine(({ image }) => image !== null, { path: ['image'], message: 'missing' })
  .transform(({ title, image, url }) => ({ title: title ?? '', image: image ?? '', url }));

const entry = z
  .object({ title: name, content: html, image: imageUrl })
  .transform(({ content, ...raw }) => ({ ...raw, html: content }));

/** A subtitle of several lines begins with the one that stands above the title. */
const opening = z
  .object({ kind: z.literal('header'), title: name, subtitle: text, backdrop })
  .transform(({ subtitle, ...raw }) => {
    const [first = '', ...rest] = (subtitle ?? '').split(/\s*\n\s*/u);
    return rest.length > 0 ? { ...raw, kicker: first, subtitle: rest.join(' ') } : { ...raw, kicker: null, subtitle };
  });

const passage = { title: text, content: html, image: imageUrl };

/** A kind yet unknown is left out and named, like any other bad row. */
const block = z.discriminatedUnion('kind', [
  opening,
  z
    .object({ kind: z.literal(['explanation', 'mobileApp']), ...passage })
    .transform(({ content, ...raw }) => ({ ...raw, html: content })),
  z.object({ kind: z.literal('mosaic'), items: listOrNone(tile, 'items').refine(some, 'empty') }),
  z.object({ kind: z.literal('listing'), title: text, items: listOrNone(entry, 'items').refine(some, 'empty') }),
  z.object({ kind: z.literal(['cinemas', 'shows']), slugs: slugs.refine(some, 'empty') }),
  z.object({ kind: z.literal('guest'), ...guestFields }),
]);

export const pageLink = wire<PageItem>()(z.object({ slug: name, title: name }).transform((raw): PageLink => raw));

const seo = z.object({ title: text, description: words }).nullish().catch(null);

export const composedPage = wire<WirePage>()(
  z.object({ slug: name, title: name, seo, blocks: listOrNone(block, 'blocks') }).transform(
    ({ seo: found, blocks, ...raw }): ComposedPage => ({
      ...raw,
      seo: found ?? { title: null, description: null },
      blocks: blocks satisfies PageBlock[],
    }),
  ),
);
