import { z } from 'zod';
import type { NewsSummary, TemporaryOffer } from '@/lib/domain/editorial';
import type { ArticleItem, WireTemporaryOffer } from '../contract/editorial';
import { buildCta, ctaFields } from './cta';
import { day } from './dates';
import { backdrop, imageUrl } from './links';
import { amount, name, rank, text } from './plain';
import { priceBefore } from './price';
import { words } from './sanitise-html';
import { wire } from './shapes';

export const newsFields = {
  slug: name,
  title: name,
  headline: words,
  teaser: words,
  image: backdrop,
  thumbnail: imageUrl,
  newsTag: text,
  releaseDate: day,
  featuredShow: text,
};
const news = z.object(newsFields);

export const buildNewsSummary = ({
  slug,
  title,
  image,
  thumbnail,
  featuredShow,
  ...raw
}: z.output<typeof news>): NewsSummary => ({
  slug,
  title,
  teaser: raw.teaser ?? raw.headline,
  image,
  thumbnail,
  topic: raw.newsTag,
  publishedOn: raw.releaseDate,
  featuredShow,
});

export const newsItem = wire<ArticleItem>()(news.transform(buildNewsSummary));

export const temporaryOffer = wire<WireTemporaryOffer>()(
  z
    .object({
      title: name,
      subtitle: words,
      price: amount,
      initialPrice: amount,
      ordering: rank,
      picture: imageUrl,
      ...ctaFields,
    })
    .transform(
      ({ title, subtitle, price, initialPrice, ordering, picture, ...cta }): TemporaryOffer => ({
        title,
        subtitle,
        amount: price,
        initial: priceBefore(initialPrice, price),
        order: ordering,
        picture,
        cta: buildCta(cta),
      }),
    ),
);
