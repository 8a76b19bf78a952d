import { describe, expect, it, vi } from 'vitest';
import { drawSheet, drawSvg } from './draw';
import { artworkFilms, filmOf } from './films';
import { frameOf } from './frames/table';
import type { Light } from './kit/plate';
import { type Picture, pictures } from './pictures';
import { render } from './render';
import { synopses } from './synopses';
import { tones } from './tones';

vi.setConfig({ testTimeout: 30_000 });

const isPhotographed = ({ kind, id }: Picture) => kind === 'backdrops' && frameOf(filmOf(id)) !== undefined;

const drawn = new Map<string, string>();
/** Drawn once for all that is asked of it. */
function svgOf(picture: Picture): string {
  const name = `${picture.kind}/${picture.id}`;
  const svg = drawn.get(name) ?? drawSvg(picture).svg;
  drawn.set(name, svg);
  return svg;
}

describe('the artwork', () => {
  it('draws every picture without a broken number or reference in it', () => {
    for (const picture of pictures) {
      const svg = svgOf(picture);
      const name = `${picture.kind}/${picture.id}`;
      const shapes = svg.match(/<(path|rect|circle|ellipse|line)/g)?.length ?? 0;
      expect(shapes > 1 || isPhotographed(picture), name).toBe(true);
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

  it.each([
    ['sea', 'p34'],
    ['peaks', 'p12'],
    ['hills', 'p06'],
    ['woods', 'p05'],
    ['street', 'p37'],
    ['stage', 'p14'],
    ['room', 'p124'],
    ['corridor', 'p16'],
    ['water', 'p87'],
    ['orbit', 'p03'],
    ['face', 'p66'],
  ] as const)('is lit in each corner where it is a photograph: %s', (_, id) => {
    const plate = drawSheet({ kind: 'backdrops', id }).sheet.plate?.();
    const light: Light = [Number.NaN, Number.NaN, Number.NaN];
    for (let y = 0.5; y < 900; y += 89.9)
      for (let x = 0.5; x < 2000; x += 133.2) {
        plate?.(x, y, light);
        expect(
          light.every((part) => part >= 0 && part < 40),
          `${x} ${y} ${light}`,
        ).toBe(true);
      }
  });

  it('differs from film to film', () => {
    const posters = artworkFilms.map(({ id }) => svgOf({ kind: 'posters', id }));
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
