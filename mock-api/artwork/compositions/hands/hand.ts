import { path, stroke } from '../../kit/svg';

type Finger = readonly [d: string, width: number];

/** A hand built like a glove: a palm, and fingers as round strokes with a line where they bend. */
export function glove(palm: string, fingers: readonly Finger[], skin: string, ink: string, nail?: string): string[] {
  return [
    ...fingers.map(([d, width]) => stroke(d, ink, width + 12)),
    path(palm, skin, { stroke: ink, 'stroke-width': 12, 'stroke-linejoin': 'round' }),
    ...fingers.map(([d, width]) => stroke(d, skin, width)),
    path(palm, skin),
    ...(nail
      ? fingers.map(([d, width]) => {
          const [x = 0, y = 0] = (/(-?[\d.]+) (-?[\d.]+)$/.exec(d) ?? []).slice(1).map(Number);
          return stroke(`M${x} ${y}l0 0.1`, nail, width * 0.5);
        })
      : []),
  ];
}
