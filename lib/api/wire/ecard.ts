import { z } from 'zod';
import type { CinemaPass, Ecard } from '@/lib/domain/cinema';
import type { WireEcard } from '../contract/cinemas';
import type { WirePass } from '../contract/offers';
import { id } from './id';
import { imageUrl, poster, webUrl } from './links';
import { count, figure, name, text, yes } from './plain';
import { html } from './sanitise-html';
import { listOf, wire } from './shapes';

const ecard = z
  .object({
    id,
    label: name,
    placesCount: count,
    singleTtcAmount: figure,
    ttcAmount: figure,
    image: imageUrl,
    descriptionMobile: html,
    isNational: yes,
    highlight: yes,
    highlightMessage: text,
    highlightUrl: webUrl,
    refCmd: webUrl,
  })
  .transform((raw): Ecard[] =>
    raw.image
      ? [
          {
            id: raw.id,
            label: raw.label,
            places: raw.placesCount,
            each: raw.singleTtcAmount,
            total: raw.ttcAmount,
            image: raw.image,
            html: raw.descriptionMobile,
            isNational: raw.isNational,
            message: raw.highlight ? raw.highlightMessage : null,
            url: raw.refCmd ?? raw.highlightUrl,
          },
        ]
      : [],
  );

const pass = z
  .object({ label: name, price: figure, image: poster, legend: z.object({ label: text }).nullish().catch(null) })
  .transform(({ label, price, image, legend }): CinemaPass[] =>
    image ? [{ label, amount: price, image: image.md, legend: legend?.label ?? null }] : [],
  );

/** Entries without an image are not shown (spec catalogue §3). */
export const ecards = wire<WireEcard[]>()(listOf(ecard, 'ecards').transform((list) => list.flat()));
export const passes = wire<WirePass[]>()(listOf(pass, 'cinepass').transform((list) => list.flat()));
