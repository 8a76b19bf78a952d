import type { Sheet } from '../../kit/sheet';
import { path } from '../../kit/svg';

export function speed(sheet: Sheet, cx: number, cy: number, r: number, count: number, tone: string) {
  const { random } = sheet;
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + random.between(-0.02, 0.02);
    const inner = r * random.between(0.24, 0.52);
    const half = random.between(0.002, 0.011);
    d += `M${(cx + Math.cos(a) * inner).toFixed(0)} ${(cy + Math.sin(a) * inner).toFixed(0)}L${(cx + Math.cos(a - half) * r * 2).toFixed(0)} ${(cy + Math.sin(a - half) * r * 2).toFixed(0)}L${(cx + Math.cos(a + half) * r * 2).toFixed(0)} ${(cy + Math.sin(a + half) * r * 2).toFixed(0)}Z`;
  }
  return path(d, tone);
}
