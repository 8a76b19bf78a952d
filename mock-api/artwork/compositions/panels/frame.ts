import type { Sheet } from '../../kit/sheet';
import { circle, group, path, type Shapes } from '../../kit/svg';

/** A panel: what lies in its outline, and the outline. */
export function frame(sheet: Sheet, outline: string, dark: string, content: Shapes): string {
  const clip = sheet.clip(path(outline));
  return (
    group(content, { 'clip-path': clip }) +
    path(outline, 'none', { stroke: dark, 'stroke-width': 12, 'stroke-linejoin': 'round' })
  );
}

/** Printed dots that grow downwards. */
export function screentone(x: number, y: number, w: number, h: number, fill: string, step = 22, grow = 1): string {
  let d = '';
  for (let row = 0; row * step * 0.86 < h; row++)
    for (let i = 0; i * step < w; i++) {
      const t = (row * step * 0.86) / h;
      const r = step * 0.5 * (grow ? 0.2 + t * 0.75 : 0.55);
      const cx = x + (i + (row % 2) / 2) * step;
      d += `M${(cx - r).toFixed(1)} ${(y + row * step * 0.86).toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(r * 2).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-r * 2).toFixed(1)} 0Z`;
    }
  return path(d, fill);
}

export const blast = (x: number, y: number, r: number, fill: string, dark: string, spikes = 15) => {
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const a = (i / (spikes * 2)) * Math.PI * 2;
    const k = i % 2 ? r * (0.56 + ((i * 37) % 11) * 0.012) : r * (0.9 + ((i * 53) % 13) * 0.03);
    return `${(x + Math.cos(a) * k).toFixed(0)} ${(y + Math.sin(a) * k * 0.8).toFixed(0)}`;
  });
  return (
    path(`M${points.join('L')}Z`, fill, { stroke: dark, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    circle(x, y, 1, fill)
  );
};
