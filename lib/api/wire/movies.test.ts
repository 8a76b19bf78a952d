import { describe, expect, it } from 'vitest';
import { showDetails as details, showItem as item } from '@/tests/support/wire';
import type { ShowDetails, ShowItem } from '../contract/shows';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

const show = (facts: Partial<ShowDetails> = {}) => parseAnswer('fr', endpoints.show, 'test', details(facts));

describe('a site that calls nothing a movie', () => {
  const list = (...facts: Partial<ShowItem>[]) =>
    parseAnswer('fr', endpoints.shows, 'test', { shows: facts.map(item), labels: [], contentratings: [] });

  it('has movies all the same: what has no type, whatever the editors call an event', () => {
    const shows = list(
      { slug: 'a', isMovie: false },
      { slug: 'b', isMovie: false, specialEvent: true, isEventSpecial: true },
      { slug: 'c', isMovie: false, type: 'opera' },
    );
    expect(shows.map(({ isMovie }) => isMovie)).toEqual([true, true, false]);
  });

  it('has its movies found as such, once its list is known', () => {
    list({ slug: 'a', isMovie: false }, { slug: 'c', isMovie: false, type: 'opera' });
    const hits = ['a', 'c'].map((slug) => ({ type: 'show', slug, title: slug, isMovie: false, poster: null }));
    const found = parseAnswer('fr', endpoints.search, 'test', hits);
    expect(found.map((hit) => hit.kind === 'show' && hit.isMovie)).toEqual([true, false]);
    list({ slug: 'a', isMovie: true });
    expect(parseAnswer('fr', endpoints.search, 'test', hits)[0]).toMatchObject({ isMovie: false });
  });

  it('has its movies known as such by their own call and at home, once its list is known', () => {
    list({ slug: 'a', isMovie: false }, { slug: 'c', isMovie: false, type: 'opera' });
    const own = ['a', 'c'].map((slug) => show({ slug, isMovie: false }));
    expect(own.map(({ isMovie, isCalledMovie }) => [isMovie, isCalledMovie])).toEqual([
      [true, false],
      [false, false],
    ]);
    const vod = { url: 'https://home.test/a', price: null };
    const shows = ['a', 'c'].map((slug) => ({ ...item({ slug, isMovie: false }), vod }));
    expect(parseAnswer('fr', endpoints.vod, 'test', { shows }).map(({ isMovie }) => isMovie)).toEqual([true, false]);
    list({ slug: 'a', isMovie: true });
    expect(show({ slug: 'a', isMovie: false }).isMovie).toBe(false);
    expect(show({ slug: 'a' })).toMatchObject({ isMovie: true, isCalledMovie: true });
  });

  it('is not told by a list with nothing in it', () => {
    list({ slug: 'a', isMovie: true });
    list();
    expect(show({ slug: 'c', isMovie: false }).isMovie).toBe(false);
  });

  it('is told by not one being a movie', () => {
    const shows = list({ slug: 'a', isMovie: true }, { slug: 'b', isMovie: false });
    expect(shows.map(({ isMovie }) => isMovie)).toEqual([true, false]);
  });
});
