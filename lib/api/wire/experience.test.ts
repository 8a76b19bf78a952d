import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showItem } from '@/tests/support/wire';
import { endpoints } from '../endpoints/table';
import { TagNotFoundError } from '../errors';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('an experience', () => {
  const experience = (facts: object) => parseAnswer('fr', endpoints.experience, 'test', { slug: 'imax', ...facts });

  it('without a title is not found, which is not the same as missing', () => {
    expect(() => experience({ title: null })).toThrow(new TagNotFoundError('imax'));
    expect(() => experience({ title: ' ' })).toThrow('Tag not found');
  });

  it('presents itself in safe words', () => {
    const facts = {
      title: 'IMAX',
      modalDescription: '<p>Wall<iframe src="x"></iframe></p>',
      upsellText: 'Big<br/>loud',
    };
    expect(experience(facts)).toMatchObject({
      title: 'IMAX',
      details: { title: 'IMAX', html: '<p>Wall</p>' },
      teaser: 'Big\nloud',
      badge: null,
      picture: null,
    });
  });
});

it('knows the formats of a group', () => {
  const wire = {
    slug: 'big',
    title: 'Big screens',
    description: null,
    backdrop: null,
    tags: ['imax', 'DEFAULT', '4dx'],
  };
  expect(parseAnswer('fr', endpoints.experienceGroup, 'test', wire)).toEqual({
    slug: 'big',
    title: 'Big screens',
    html: null,
    picture: null,
    tags: ['imax', '4dx'],
  });
});

it('plays no video whose id could reach beyond the player', () => {
  const video = { externalId: 'dQw4-w_X', title: 'Trailer', snapshot: null };
  const videos = parseAnswer('fr', endpoints.youtubeLatest, 'test', [video, { ...video, externalId: 'a?autoplay=1' }]);
  expect(videos).toEqual([{ id: 'dQw4-w_X', title: 'Trailer', snapshot: null }]);
});

it('lists at home what has an address to watch it', () => {
  const wire = {
    shows: [
      { ...showItem(), vod: { url: 'https://home.test/a', price: 499 } },
      { ...showItem(), vod: { url: 'javascript:x', price: 499 } },
    ],
  };
  expect(parseAnswer('fr', endpoints.vod, 'test', wire)).toEqual([
    expect.objectContaining({
      slug: 'night-train-4711',
      minutes: 125,
      vod: { url: 'https://home.test/a', amount: 499 },
    }),
  ]);
});
