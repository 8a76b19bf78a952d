import { z } from 'zod';
import type { Trailer } from '@/lib/domain/show';
import { imageUrl, webUrl } from './links';
import { name, text, yes } from './plain';
import { listOrNone } from './shapes';

/** The path of a file below the site's base address, which it does not leave. */
const isOwnFile = (path: string): boolean => /^[\w-][\w./-]*\.\w+$/.test(path) && !path.includes('..');

const trailer = z
  .object({
    externalId: name,
    videoType: z.enum(['allocine', 'vimeo', 'youtube', 'S3']),
    title: text,
    snapshot: imageUrl,
    isMain: yes,
    language: text,
  })
  .refine(
    ({ externalId, videoType }) =>
      videoType === 'S3' ? webUrl.parse(externalId) !== null || isOwnFile(externalId) : /^[\w-]+$/.test(externalId),
    { path: ['externalId'], message: 'neither an id nor the address of a file' },
  )
  .transform(
    (raw): Trailer => ({
      id: raw.externalId,
      host: raw.videoType,
      title: raw.title ?? '',
      snapshot: raw.snapshot,
      isMain: raw.isMain,
      language: raw.language ?? '',
    }),
  );

/** The main one first; an id that could reach beyond its host's player is left out. */
export const trailers = listOrNone(trailer, 'trailers').transform((list) =>
  list.toSorted((a, b) => Number(b.isMain) - Number(a.isMain)),
);
