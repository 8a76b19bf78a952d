import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Random } from '../../kit/random';
import type { Sheet } from '../../kit/sheet';
import { group, path, rect, stroke } from '../../kit/svg';
import { setTitle } from '../../kit/title';

/** A wall of bricks, laid with the usual offset. */
export function bricks(random: Random, w: number, h: number, tone: string): string[] {
  const [long, high] = [92, 38];
  const all = [rect(0, 0, w, h, darken(tone, 0.5))];
  for (let row = 0; row * high < h; row++)
    for (let x = row % 2 ? -long / 2 : 0; x < w; x += long)
      all.push(
        rect(
          x + 3,
          row * high + 3,
          long - 6,
          high - 6,
          mix(tone, random.chance(0.5) ? '#000000' : '#ffffff', random.between(0, 0.09)),
          { rx: 3 },
        ),
      );
  return all;
}

/** Gas in a glass tube: a halo, a colour, and a core that is almost white. */
export function tube(sheet: Sheet, d: string, colour: string, width = 12): string {
  return [
    stroke(d, colour, width * 3, { opacity: 0.5, filter: sheet.blur(34) }),
    stroke(d, colour, width * 1.5, { opacity: 0.85, filter: sheet.blur(8) }),
    stroke(d, colour, width),
    stroke(d, lighten(colour, 0.75), width * 0.4),
  ].join('');
}

/** The title as a tube. */
export function tubeTitle(
  sheet: Sheet,
  film: Film,
  style: Omit<Parameters<typeof setTitle>[1], 'fill' | 'more'>,
  colour: string,
  width = 9,
): string {
  const set = (tone: string, w: number, more = {}) =>
    setTitle(film, {
      ...style,
      fill: 'none',
      more: { stroke: tone, 'stroke-width': w, 'stroke-linejoin': 'round', ...more },
    }).svg;
  return group([
    group(set(colour, width * 3), { opacity: 0.5, filter: sheet.blur(30) }),
    group(set(colour, width * 1.4), { opacity: 0.9, filter: sheet.blur(6) }),
    set(colour, width),
    set(lighten(colour, 0.75), width * 0.38),
  ]);
}

/** The parts of a sign that hold it. */
export const brackets = (spots: readonly (readonly [number, number])[], tone: string) =>
  spots.map(
    ([x, y]) =>
      rect(x - 5, y - 12, 10, 24, tone, { rx: 4 }) +
      path(`M${x} ${y}v40`, 'none', { stroke: darken(tone, 0.3), 'stroke-width': 3 }),
  );
