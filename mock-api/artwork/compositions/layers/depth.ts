import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { curve, group, line, type Point, path } from '../../kit/svg';

export function depth(
  sheet: Sheet,
  film: Film,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  inner: readonly string[],
) {
  const { ground, shape, accent } = film.palette;
  const { random, w, h } = sheet;
  sheet.fill(accent);
  sheet.add(...inner);
  const soft = sheet.blur(10);
  for (let i = count - 1; i >= 0; i--) {
    const k = 0.42 + ((count - i) / count) * 0.62;
    const pts = Array.from({ length: 18 }, (_, n): Point => {
      const a = (n / 18) * Math.PI * 2;
      const wob = random.between(0.84, 1.14);
      return [cx + Math.cos(a) * rx * k * wob, cy + Math.sin(a) * ry * k * wob];
    });
    const tone = mix(mix(accent, shape, 0.55), ground, (count - i) / count);
    const hole = `M-50 -50H${w + 50}V${h + 50}H-50Z${curve(pts, true)}`;
    sheet.add(
      path(hole, '#000000', { 'fill-rule': 'evenodd', opacity: 0.34, filter: soft, transform: 'translate(0 14)' }),
      path(hole, tone, { 'fill-rule': 'evenodd' }),
      path(curve(pts, true), 'none', { stroke: lighten(tone, 0.16), 'stroke-width': 3 }),
    );
    if (i < count - 1)
      for (let n = 0; n < 4; n++) {
        const a = random.between(0, 6.28);
        const [x, y] = [cx + Math.cos(a) * rx * k * 1.02, cy + Math.sin(a) * ry * k * 1.02];
        sheet.add(
          leaf(x, y, (a * 180) / Math.PI - 90 + random.between(-40, 40), random.between(60, 130), lighten(tone, 0.08)),
        );
      }
  }
}

const leaf = (x: number, y: number, turn: number, l: number, tone: string) =>
  group(
    [
      path(
        `M0 0C${l * 0.4} ${-l * 0.2} ${l * 0.36} ${-l * 0.7} 0 ${-l}C${-l * 0.36} ${-l * 0.7} ${-l * 0.4} ${-l * 0.2} 0 0Z`,
        tone,
      ),
      line(0, 0, 0, -l * 0.9, darken(tone, 0.16), 3),
    ],
    { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})` },
  );
