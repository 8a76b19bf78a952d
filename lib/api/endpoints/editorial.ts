import { z } from 'zod';
import type { WireNews } from '../contract/editorial';
import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { ecards as cards } from '../wire/ecard';
import { newsItem, temporaryOffer } from '../wire/editorial';
import { name } from '../wire/plain';
import { listOf, listOrNone, wire } from '../wire/shapes';

const list = { seconds: 300, tags: ['editorial'] } as const;

/** In the order of the API; `types` are what `topic` can be. */
export const news = endpoint({
  ...calls.news,
  schema: wire<WireNews>()(
    z
      .object({ news: listOf(newsItem, 'news'), types: listOrNone(z.object({ slug: name, label: name }), 'types') })
      .transform((body) => ({
        ...body,
        news: body.news.map((item) => ({ ...item, topic: findLabel(item.topic, body) })),
      })),
  ),
  cache: list,
});

/** The API names a topic by its slug or by its label. */
const findLabel = (topic: string | null, { types }: { types: readonly { slug: string; label: string }[] }) =>
  types.find(({ slug }) => slug === topic)?.label ?? topic;

/** In the editors' order. */
export const temporaryOffers = endpoint({
  ...calls.temporaryOffers,
  schema: listOf(temporaryOffer).transform((offers) => offers.toSorted((a, b) => a.order - b.order)),
  cache: list,
});

export const ecards = endpoint({ ...calls.ecards, schema: cards, cache: list });
