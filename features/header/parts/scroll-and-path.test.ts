import { describe, expect, it } from 'vitest';
import { cinemasPath } from './cinemas-path';
import { headerAfterScroll, headerAtRest } from './scroll.logic';

const viewport = 800;
const scroll = (...positions: number[]) =>
  positions
    .slice(1)
    .reduce((state, to, at) => headerAfterScroll(state, positions[at] ?? 0, to, viewport), headerAtRest);

describe('scrolling', () => {
  it('leaves the header where it is in the first quarter of the screen', () => {
    expect(scroll(0, 200)).toEqual({ stuck: false, hidden: false });
  });

  it('takes it away on the way down, past a quarter of the screen', () => {
    expect(scroll(0, 201)).toEqual({ stuck: true, hidden: true });
  });

  it('brings it back on the way up, wherever that is', () => {
    expect(scroll(0, 2000, 1990)).toEqual({ stuck: true, hidden: false });
  });

  it('keeps it as it is while nothing moves', () => {
    expect(scroll(0, 900, 900)).toEqual({ stuck: true, hidden: true });
  });

  it('stays a bar of its own below the threshold until 68 pixels from the top', () => {
    expect(scroll(0, 900, 69)).toEqual({ stuck: true, hidden: false });
    expect(scroll(0, 900, 68)).toEqual(headerAtRest);
  });

  it('does not mind a page pulled down beyond its top', () => {
    expect(scroll(0, -40, -10)).toBe(headerAtRest);
  });
});

describe('where "Cinemas" leads', () => {
  const paths = { list: '/cinemas', cinema: '/cinemas/[slug]', cityLight: '/cinemas/ville-list/[slug]' };
  const lyon = { mode: 'city', value: 'lyon' } as const;

  it('leads to the list for a visitor who has not chosen', () => {
    expect(cinemasPath(paths, null, null)).toBe('/cinemas');
  });

  it('leads to the cinema that was chosen', () => {
    expect(cinemasPath(paths, { mode: 'cinema', value: 'part-dieu' }, null)).toBe('/cinemas/part-dieu');
  });

  it('leads to the only cinema of the chosen city', () => {
    expect(cinemasPath(paths, lyon, { name: 'Lyon', cinemas: ['part-dieu'] })).toBe('/cinemas/part-dieu');
  });

  it('leads to the light page of a city with several', () => {
    expect(cinemasPath(paths, lyon, { name: 'Lyon', cinemas: ['part-dieu', 'confluence'] })).toBe(
      '/cinemas/ville-list/lyon',
    );
  });

  it('leads from where the visitor is to the only cinema nearby, and to the list when there are several', () => {
    const here = { mode: 'position', value: '45.76,4.84' } as const;
    expect(cinemasPath(paths, here, { name: '', cinemas: ['part-dieu'] })).toBe('/cinemas/part-dieu');
    expect(cinemasPath(paths, here, { name: '', cinemas: ['part-dieu', 'confluence'] })).toBe('/cinemas');
  });

  it('leads to the list while the city is unknown, and on a site without light pages', () => {
    const place = { name: 'Dakar', cinemas: ['plateau', 'almadies'] };
    expect(cinemasPath(paths, lyon, null)).toBe('/cinemas');
    expect(cinemasPath({ ...paths, cityLight: null }, lyon, place)).toBe('/cinemas');
  });
});
