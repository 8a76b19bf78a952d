import { z } from 'zod';
import type { NativeAd } from '@/lib/domain/editorial';
import { type Offer, type OfferSummary, type OffersPage, offersBlocks, type Promotion } from '@/lib/domain/offer';
import type { OfferItem, WireOffer } from '../contract/articles';
import type { WireNativeAd, WireOffersPage, WirePromotion } from '../contract/offers';
import { articleFields, buildArticle } from './article';
import { buildCta, button, ctaFields } from './cta';
import { buildNewsSummary, newsFields } from './editorial';
import { backdrop, imageUrl, linkUrl } from './links';
import { buildPeriod, periodFields } from './period';
import { name, text } from './plain';
import { html, words } from './sanitise-html';
import { answerOrNone, answerWithSomeOf, listOrNone, noRefusal, partOrNone, wire } from './shapes';

const facts = { ...periodFields, ...ctaFields };

/** Offers without a slug have no page and are not shown (spec catalogue §3). */
export const offerItem = wire<OfferItem>()(
  z
    .object({ ...newsFields, ...facts, slug: text })
    .transform(({ slug, ...raw }): OfferSummary[] =>
      slug ? [{ ...buildNewsSummary({ ...raw, slug }), period: buildPeriod(raw), cta: buildCta(raw) }] : [],
    ),
);

export const offerArticle = wire<WireOffer>()(
  z
    .object({ ...articleFields, ...facts })
    .transform((raw): Offer => ({ ...buildArticle(raw), period: buildPeriod(raw), cta: buildCta(raw) })),
);

const block = z
  .object({
    title: name,
    subtitle: text,
    description: html,
    restriction: words,
    ctas: listOrNone(button, 'ctas'),
    backdrops: listOrNone(backdrop, 'backdrops'),
  })
  .transform(
    ({ description, ctas, backdrops, ...raw }): Promotion => ({
      ...raw,
      html: description,
      ctas: ctas.flatMap((cta) => cta ?? []),
      backdrops: backdrops.flatMap((picture) => picture ?? []),
    }),
  );

export const promotion = wire<WirePromotion | null>()(
  answerOrNone(noRefusal(block, ['subtitle', 'description', 'restriction', 'ctas', 'backdrops'])),
);

export const page = wire<WireOffersPage>()(
  answerWithSomeOf({
    header: partOrNone(z.object({ title: name, subtitle: text, backdrop }), 'header'),
    promotion: partOrNone(block, 'promotion'),
    blocks: listOrNone(z.enum(offersBlocks), 'blocks'),
  }).transform(({ blocks, ...raw }): OffersPage => ({ ...raw, blocks: [...new Set(blocks)] })),
);

/** An advertisement that leads nowhere is none. */
export const nativeAd = wire<WireNativeAd>()(
  answerOrNone(
    answerWithSomeOf({ title: name, image: imageUrl, url: linkUrl, label: text }, ['image', 'label']).transform(
      ({ url, ...raw }): NativeAd | null => (url ? { ...raw, url } : null),
    ),
  ),
);
