import { z } from 'zod';
import type { SearchResult } from '@/lib/domain/search';
import type { WireResult } from '../contract/search';
import { day } from './dates';
import { imageUrl, poster } from './links';
import { isSilentMovie } from './movies';
import { amount, name, slugs, text, yes } from './plain';
import { buildRating, ratingFields } from './rating';
import { releases } from './releases';
import { listOf, wire } from './shapes';

const show = z
  .object({
    ...ratingFields,
    type: z.literal('show'),
    slug: name,
    title: name,
    isMovie: yes,
    poster,
    genres: slugs,
    duration: amount,
    releaseAt: releases,
  })
  .transform(
    (raw): SearchResult => ({
      kind: 'show',
      slug: raw.slug,
      title: raw.title,
      isMovie: raw.isMovie || isSilentMovie(raw.slug),
      poster: raw.poster,
      rating: buildRating(raw),
      genres: raw.genres,
      minutes: raw.duration && raw.duration > 1 ? raw.duration : null,
      releasedOn: raw.releaseAt[0] ?? null,
    }),
  );

const cinema = z
  .object({
    type: z.literal('cinema'),
    slug: name,
    name,
    cityName: text,
    postalCode: text,
    image: imageUrl,
    near: z.object({ town: name, distance: z.number().nonnegative() }).nullish().catch(null),
  })
  .transform(
    (raw): SearchResult => ({
      kind: 'cinema',
      slug: raw.slug,
      title: raw.name,
      city: raw.cityName ?? '',
      postalCode: raw.postalCode ?? '',
      image: raw.image,
      near: raw.near ? { town: raw.near.town, kilometres: raw.near.distance } : null,
    }),
  );

const offer = z
  .object({ type: z.literal('offer'), slug: name, title: name, image: imageUrl, startDate: day, endDate: day })
  .transform(
    ({ type: kind, startDate: startsOn, endDate: endsOn, ...raw }): SearchResult => ({
      kind,
      ...raw,
      startsOn,
      endsOn,
    }),
  );

const news = z
  .object({ type: z.literal('news'), slug: name, title: name, image: imageUrl, releaseDate: day, topic: text })
  .transform(({ type: kind, releaseDate: publishedOn, ...raw }): SearchResult => ({ kind, ...raw, publishedOn }));

const faq = z
  .object({
    type: z.literal('faq'),
    id: name,
    urlSlug: text,
    title: name,
    topic: text,
  })
  .transform(({ type: kind, urlSlug: slug, ...raw }): SearchResult => ({ kind, ...raw, slug }));

const masterTemplate = z
  .object({ type: z.literal('masterTemplate'), slug: name, title: name })
  .transform(({ type: kind, ...raw }): SearchResult => ({ kind, ...raw }));

const experience = z
  .object({ type: z.literal('experience'), slug: name, title: name, image: imageUrl })
  .transform(({ type: kind, ...raw }): SearchResult => ({ kind, ...raw }));

const results = [show, cinema, offer, news, faq, masterTemplate, experience] as const;
const known = z.discriminatedUnion('type', results);
const types: readonly string[] = results.map((result) => result.in.shape.type.value);

/** Kinds the site does not show are no mistake, so they go without a word in the log. */
const isShown = (row: unknown): boolean => {
  const type = typeof row === 'object' && row !== null && 'type' in row ? row.type : undefined;
  return typeof type !== 'string' || types.includes(type);
};

export const searchResults = wire<WireResult[]>()(
  z
    .array(z.unknown())
    .transform((rows) => rows.filter(isShown))
    .pipe(listOf(known) as z.ZodType<SearchResult[], unknown[]>),
);
