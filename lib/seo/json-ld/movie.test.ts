import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { showDetails } from '@/tests/support/wire';
import { buildMovieJsonLd } from './movie';

const rated = (isMovie: boolean, loved: number) => {
  const feelings = { countWishList: 0, countEmotionDisappointed: 5, countEmotionLike: 20, countEmotionLove: loved };
  const show = parseAnswer('fr', endpoints.show, 'test', showDetails({ isMovie, feelings }));
  return buildMovieJsonLd(show, 'https://films.example/nova');
};

it('tells search engines of a film the share that its page shows, from fifty voices on', () => {
  expect(rated(true, 25)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 90, bestRating: 100, worstRating: 0, ratingCount: 50 },
  });
  expect(rated(true, 24)).not.toHaveProperty('aggregateRating');
});

it('tells no rating of a concert, for which Google takes none', () => {
  expect(rated(false, 25)).toMatchObject({ '@type': 'CreativeWork' });
  expect(rated(false, 25)).not.toHaveProperty('aggregateRating');
});
