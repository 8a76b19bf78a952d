import { z } from 'zod';
import type { WireNews } from '../contract/editorial';
import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { ecards as cards } from '../wire/ecard';
import { newsItem, temporaryOffer } from '../wire/editorial';
import { name } from '../wire/plain';
import { listOf, listOrNone, wire } from '../wire/shapes';

const list = { seconds: 300, tags: ['editorial'] } as const;

export const news = endpoint({
  ...calls.news,
  schema: wire<WireNews>()(
    z.object({ news: listOf(newsItem, 'news'), types: listOrNone(z.object({ slug: name, label: name }), 'types') }),
  ),
  cache: list,
});

/** In the editors' order. */
export const temporaryOffers = endpoint({
  ...calls.temporaryOffers,
  schema: listOf(temporaryOffer).transform((offers) => offers.toSorted((a, b) => a.order - b.order)),
  cache: list,
});

export const ecards = endpoint({ ...calls.ecards, schema: cards, cache: list });
