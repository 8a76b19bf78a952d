import { z } from 'zod';
import type { City, CitySummary } from '@/lib/domain/cinema';
import type { CityItem, WireCity } from '../contract/places';
import { backdrop } from './links';
import { name, slugs, text, yes } from './plain';
import { html } from './sanitise-html';
import { listOrNone, wire } from './shapes';

export const cityItem = wire<CityItem>()(
  z
    .object({
      slug: name,
      name,
      departement: text,
      postalCode: text,
      theaterPostalCode: text,
      cinemas: slugs,
      isMainRegion: yes,
    })
    .transform(
      ({ departement, postalCode, theaterPostalCode, ...raw }): CitySummary => ({
        ...raw,
        region: departement ?? '',
        postalCode: postalCode ?? '',
        theaterPostalCode: theaterPostalCode ?? '',
      }),
    ),
);

export const cityDetails = wire<WireCity>()(
  z
    .object({
      slug: name,
      name,
      defaultCinema: text,
      description: html,
      seo: z.object({ title: text, description: text }).nullish().catch(null),
      cinemas: slugs,
      nearbyCinemas: slugs,
      nearbyCities: slugs,
      backdrops: listOrNone(backdrop, 'backdrops'),
      topShows: slugs,
    })
    .transform(
      ({ description, seo, backdrops, ...raw }): City => ({
        ...raw,
        html: description,
        seo: { title: seo?.title ?? null, description: seo?.description ?? null },
        pictures: backdrops.flatMap((one) => one?.lg ?? []),
      }),
    ),
);
