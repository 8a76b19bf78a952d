import { z } from 'zod';
import { type Article, articleKinds, type Guest, type Special } from '@/lib/domain/article';
import type { WireArticle, WireSpecial } from '../contract/articles';
import { day } from './dates';
import { backdrop, imageUrl } from './links';
import { name, slugs, text, yes } from './plain';
import { html, words } from './sanitise-html';
import { partOrNone, wire } from './shapes';
import { movedTo } from './slugs';

export const articleFields = {
  slug: name,
  type: z.enum(articleKinds).catch('news'),
  title: name,
  headline: words,
  teaser: words,
  content: html,
  image: backdrop,
  thumbnail: imageUrl,
  releaseDate: day,
  author: text,
  redirectSlug: text,
  trackingSlug: text,
  displayCreationDate: yes,
  displaySocialMedia: yes,
  displayBackToNews: yes,
  displayNewsTag: yes,
  newsTag: text,
  featuredShow: text,
};
const shape = z.object(articleFields);

export const buildArticle = (raw: z.output<typeof shape>): Article => ({
  slug: raw.slug,
  kind: raw.type,
  title: raw.title,
  headline: raw.headline,
  teaser: raw.teaser,
  html: raw.content,
  image: raw.image,
  thumbnail: raw.thumbnail,
  publishedOn: raw.releaseDate,
  author: raw.author,
  topic: raw.newsTag,
  featuredShow: raw.featuredShow,
  redirectSlug: movedTo(raw),
  trackingSlug: raw.trackingSlug ?? raw.slug,
  display: {
    date: raw.displayCreationDate,
    sharing: raw.displaySocialMedia,
    backToNews: raw.displayBackToNews,
    topic: raw.displayNewsTag,
  },
});

export const guestFields = { name, role: text, picture: imageUrl, quote: words };
const guest = z.object(guestFields).transform((raw): Guest => raw);

export const newsArticle = wire<WireArticle>()(shape.transform(buildArticle));

export const special = wire<WireSpecial>()(
  shape
    .extend({ cinemas: slugs, guest: partOrNone(guest, 'guest') })
    .transform(({ cinemas, guest: person, ...raw }): Special => ({ ...buildArticle(raw), cinemas, guest: person })),
);
