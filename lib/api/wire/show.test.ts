import { describe, expect, it, vi } from 'vitest';
import { showDetails as details, showItem as item } from '@/tests/support/wire';
import type { ShowDetails, ShowItem } from '../contract/shows';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

const summary = (facts: Partial<ShowItem> = {}, site: 'fr' | 'be' = 'fr') =>
  parseAnswer(site, endpoints.shows, 'test', { shows: [item(facts)], labels: [], contentratings: [] })[0];
const show = (facts: Partial<ShowDetails> = {}) => parseAnswer('fr', endpoints.show, 'test', details(facts));

describe('a title of the list', () => {
  it('is an entity', () => {
    expect(summary()).toMatchObject({
      slug: 'night-train-4711',
      ref: 'HO00004711',
      minutes: 125,
      genres: [{ slug: 'drame', name: 'Drame' }],
      directors: ['Ada Roy'],
      cast: ['Bo Lund', 'Cy Marr'],
      releasedOn: '2026-07-29',
      orders: { default: 1, home: 3, upcoming: 7 },
      rating: { ref: '12', sentence: 'Film interdit aux mineurs de douze ans', forAll: false },
      tone: '#353c3a',
    });
  });

  it('has no length when the catalogue says one minute', () => {
    expect(summary({ duration: 1 })?.minutes).toBeNull();
  });

  it.each([[{ FR_FR: '1900-01-01' }], [[]], [{ FR_FR: 'soon' }]])('has no release date for %j', (releaseAt) => {
    expect(summary({ releaseAt } as never)?.releasedOn).toBeNull();
  });

  it('takes the earliest release of its own country', () => {
    const releaseAt = { FR_FR: '2026-07-01', BE_FR: '2026-07-22', BE_NL: '2026-07-15' };
    expect(summary({ releaseAt }, 'be')?.releasedOn).toBe('2026-07-15');
    expect(summary({ releaseAt: { BE_NL: '2026-07-15' } }, 'fr')?.releasedOn).toBe('2026-07-15');
  });

  it('splits directors that came as one', () => {
    expect(summary({ directors: ['Ada Roy, Eli Sand', 'Fay'] })?.directors).toEqual(['Ada Roy', 'Eli Sand', 'Fay']);
    expect(summary({ directors: null })?.directors).toEqual([]);
  });

  it.each([
    { contentRating: [] as [] },
    { contentRating: { ref: 'X', description: 'A définir', extendedDescription: '' } },
    { contentRating: { ref: '', description: '', extendedDescription: '' } },
  ])('is not rated yet: $contentRating', (facts) => {
    expect(summary(facts)?.rating).toBeNull();
  });

  it.each([
    { ref: 'TP', description: 'TP', extendedDescription: '' },
    { ref: '1', description: 'Tout public', extendedDescription: '' },
    { ref: 'AD', description: 'AD', extendedDescription: '' },
    { ref: 'al', description: 'Alle Leeftijden', extendedDescription: '' },
  ])('is for everyone: $description', (contentRating) => {
    expect(summary({ contentRating })?.rating?.forAll).toBe(true);
  });

  it('has the plain code of a rating that is written like a ban', () => {
    const contentRating = { ref: '-12ans', description: '-12 jaar', extendedDescription: 'Vanaf 12 jaar' };
    expect(summary({ contentRating })?.rating).toMatchObject({ ref: '12', forAll: false });
  });

  it('carries the pictograms of its rating', () => {
    const cinechecks = [{ ref: 'vio', description: 'Violence' }];
    expect(summary({ cinechecks })?.rating?.pictograms).toEqual(cinechecks);
  });

  it.each([
    [
      { flag: 'Coup de cœur', flagColor: '5' },
      { text: 'Coup de cœur', colour: 5 },
    ],
    [
      { label: 'Bientôt', labelFlagColor: '2' },
      { text: 'Bientôt', colour: 2 },
    ],
    [
      { label: 'Heart', labelCategory: 'HEART' },
      { text: 'Heart', colour: 5 },
    ],
    [
      { flag: 'New', flagColor: '9' },
      { text: 'New', colour: 3 },
    ],
    [{ flag: '', flagColor: '1' }, null],
  ])('wears the flag of %j', (facts, flag) => {
    expect(summary(facts)?.flag).toEqual(flag);
  });

  it.each([
    [{ flag: 'Dès 6 ans' }, 6],
    [{ flag: 'Avant-première', label: 'Dès 3 ans' }, 3],
    [{ flag: '3D', label: 'Vanaf 8 jaar' }, 8],
    [{ flag: 'Nouveau' }, undefined],
  ])('knows from %j whom the editors mean it for', (facts, age) => {
    expect(summary(facts)?.meantFrom).toBe(age);
  });

  it.each([
    [null, null],
    [{ lg: '', md: '' }, null],
    [{ lg: 'javascript:x', md: 'data:image/png,x' }, null],
    [
      { lg: 'https://media.test/a.jpg', md: '' },
      { lg: 'https://media.test/a.jpg', md: 'https://media.test/a.jpg' },
    ],
  ])('has the poster of %j', (posterPath, poster) => {
    expect(summary({ posterPath })?.poster).toEqual(poster);
  });

  it.each(['red', '#fff;background:url(//evil.test)', '', null])('has no tone for %j', (backgroundDominantColor) => {
    expect(summary({ backgroundDominantColor })?.tone).toBeNull();
  });
});

describe('a title of its own call', () => {
  it('reads people that came as one text, and a synopsis with literal breaks', () => {
    expect(show()).toMatchObject({
      directors: ['Ada Roy', 'Eli Sand'],
      cast: ['Bo Lund', 'Cy Marr'],
      synopsis: 'A train.\nAt night.',
      feelings: { wishlist: 1, emotions: { disappointed: 2, liked: 3, loved: 4 } },
    });
  });

  it('does without what only the list sends', () => {
    expect(show()).toMatchObject({ ref: 'HO00004711', isSpecial: false, genres: [{ slug: 'drame', name: 'Drame' }] });
  });

  it('can be watched at home where the catalogue says so and where', () => {
    const vod = { url: 'https://home.test/a', price: null };
    expect(show({ vod, vodAvailability: true }).vod).toEqual({ url: 'https://home.test/a', amount: null });
    expect(show({ vod, vodAvailability: false }).vod).toBeNull();
    expect(show({ vod: { ...vod, url: 'javascript:x' }, vodAvailability: true }).vod).toBeNull();
    expect(show({ vod: null, vodAvailability: true }).vod).toBeNull();
  });

  it('puts the main trailer first and leaves out one that reaches beyond its player', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const trailer = { title: 't', snapshot: null, language: 'fr', isMain: false };
    const { trailers } = show({
      trailers: [
        { ...trailer, externalId: 'abc_-1', videoType: 'youtube' },
        { ...trailer, externalId: '../evil?x', videoType: 'vimeo' },
        { ...trailer, externalId: 'javascript:x', videoType: 'S3' },
        { ...trailer, externalId: 'https://media.test/t.mp4', videoType: 'S3', isMain: true },
      ],
    });
    expect(trailers.map(({ id }) => id)).toEqual(['https://media.test/t.mp4', 'abc_-1']);
  });

  it('sanitises what editors wrote', () => {
    expect(show({ presentation: '<p>a<script>x</script></p>', calendar: '' }).notes).toEqual(['<p>a</p>']);
  });

  it('does not redirect to itself', () => {
    expect(show({ redirectSlug: 'night-train-4711' }).redirectSlug).toBeNull();
    expect(show({ redirectSlug: 'other' }).redirectSlug).toBe('other');
  });
});
