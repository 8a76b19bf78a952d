import { z } from 'zod';
import type { NewsSummary, TemporaryOffer } from '@/lib/domain/editorial';
import type { ArticleItem, WireTemporaryOffer } from '../contract/editorial';
import { ctaOf } from './cta';
import { day } from './dates';
import { words } from './html';
import { backdrop, imageUrl, linkUrl } from './links';
import { amount, name, rank, text } from './plain';
import { wire } from './shapes';

export const newsItem = wire<ArticleItem>()(
  z
    .object({
      slug: name,
      title: name,
      headline: words,
      teaser: words,
      image: backdrop,
      thumbnail: imageUrl,
      newsTag: text,
      releaseDate: day,
    })
    .transform(
      ({ slug, title, image, thumbnail, ...raw }): NewsSummary => ({
        slug,
        title,
        teaser: raw.teaser ?? raw.headline,
        image,
        thumbnail,
        topic: raw.newsTag,
        publishedOn: raw.releaseDate,
      }),
    ),
);

export const temporaryOffer = wire<WireTemporaryOffer>()(
  z
    .object({
      title: name,
      subtitle: words,
      price: amount,
      initialPrice: amount,
      ordering: rank,
      picture: imageUrl,
      ctaLabel: text,
      ctaUrl: linkUrl,
    })
    .transform(
      ({ title, subtitle, price, initialPrice, ordering, picture, ...cta }): TemporaryOffer => ({
        title,
        subtitle,
        amount: price,
        initial: initialPrice !== null && price !== null && initialPrice > price ? initialPrice : null,
        order: ordering,
        picture,
        cta: ctaOf(cta),
      }),
    ),
);
