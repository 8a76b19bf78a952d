import { describe, expect, it, vi } from 'vitest';
import { drawSvg } from './draw';
import { artworkFilms } from './films';
import { pictures } from './pictures';
import { render } from './render';
import { synopses } from './synopses';
import { tones } from './tones';

vi.setConfig({ testTimeout: 30_000 });

describe('the artwork', () => {
  it('draws every picture without a broken number or reference in it', () => {
    for (const picture of pictures) {
      const { svg } = drawSvg(picture);
      const name = `${picture.kind}/${picture.id}`;
      expect(svg.match(/<(path|rect|circle|ellipse|line)/g)?.length, name).toBeGreaterThan(1);
      expect(/NaN|undefined|Infinity|\[object/.exec(svg)?.[0], name).toBeUndefined();
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
      const asked = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id);
      expect(
        asked.filter((id) => !defined.has(id)),
        name,
      ).toEqual([]);
    }
  }, 60_000);

  it('is the same picture every time', async () => {
    const twice = await Promise.all([1, 2].map(() => render({ kind: 'posters', id: 'p09' }, 120, 'png')));
    expect(twice[0]?.equals(twice[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it('differs from film to film', () => {
    const posters = artworkFilms.map(({ id }) => drawSvg({ kind: 'posters', id }).svg);
    expect(new Set(posters).size).toBe(posters.length);
  });

  it('knows a synopsis in four languages and a tone for each film, and none besides', () => {
    const ids = artworkFilms.map((film) => film.id);
    expect(ids).toEqual(Object.keys(synopses));
    expect(ids).toEqual(Object.keys(tones));
    for (const film of artworkFilms)
      expect(Object.values(film.synopsis).every((words) => words.length > 40)).toBe(true);
  });
});
