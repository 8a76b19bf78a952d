import { z } from 'zod';
import type { Subscription, SubscriptionOffer } from '@/lib/domain/pass';
import type { WireSubscription } from '../contract/offers';
import { button } from './cta';
import { day } from './dates';
import { id } from './id';
import { imageUrl } from './links';
import { amount, figure, name, slugs, text, yes } from './plain';
import { priceBefore } from './price';
import { html, words } from './sanitise-html';
import { answerWithSomeOf, listOrNone, partOrNone, wire } from './shapes';

/** It ends in the address of a drawing of the sprite. */
const icon = text.transform((value) => (value && /^[\w-]+$/.test(value) ? value : null));

const option = z
  .object({ id, label: name, price: figure, maxQuantity: amount })
  .transform(({ price, maxQuantity, ...raw }) => ({ ...raw, amount: price, most: Math.max(1, maxQuantity ?? 1) }));

const offer = z
  .object({
    id,
    title: name,
    description: html,
    price: figure,
    initialPrice: amount,
    image: imageUrl,
    perks: listOrNone(z.object({ title: name, description: words, icon }), 'perks'),
    options: listOrNone(option, 'options'),
    cta: partOrNone(button, 'cta'),
  })
  .transform(
    ({ description, price, initialPrice, ...raw }): SubscriptionOffer => ({
      ...raw,
      html: description,
      amount: price,
      initial: priceBefore(initialPrice, price),
    }),
  );

const promotion = z
  .object({ title: name, text: words, endDate: day })
  .transform(({ endDate, ...raw }) => ({ ...raw, endsOn: endDate }));

/** A pass under maintenance may lack everything else. */
export const subscription = wire<WireSubscription>()(
  answerWithSomeOf({
    maintenance: yes,
    promotion: partOrNone(promotion, 'promotion'),
    partnerCinemas: slugs,
    currentShows: slugs,
    offers: listOrNone(offer, 'offers'),
  }).transform(({ maintenance, ...raw }): Subscription => ({ ...raw, isInMaintenance: maintenance })),
);
