import { expect, it } from 'vitest';
import type { Trailer } from './show';
import { orderTrailers } from './trailers';

const trailer = (id: string, facts: Partial<Trailer> = {}): Trailer => ({
  id,
  host: 'youtube',
  title: id,
  snapshot: null,
  isMain: false,
  language: 'en',
  ...facts,
});
const arranged = (...trailers: Trailer[]) =>
  orderTrailers(trailers, { platform: 'vimeo', baseUrl: 'https://videos.test/site' }, 'nl').map(({ id }) => id);

it('offers the main one first, then the language of the page, then the platform of the site', () => {
  expect(
    arranged(
      trailer('plain'),
      trailer('platform', { host: 'vimeo' }),
      trailer('spoken', { language: 'nl' }),
      trailer('main', { isMain: true }),
    ),
  ).toEqual(['main', 'spoken', 'platform', 'plain']);
});

it('finds a file of our own below the base address of the site, and leaves it out where there is none', () => {
  const own = trailer('p03/trailer.webm', { host: 'S3' });
  expect(arranged(own)).toEqual(['https://videos.test/site/p03/trailer.webm']);
  expect(orderTrailers([own], { platform: 'S3', baseUrl: null }, 'nl')).toEqual([]);
  expect(arranged(trailer('https://media.test/t.mp4', { host: 'S3' }))).toEqual(['https://media.test/t.mp4']);
});
