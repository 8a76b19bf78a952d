import { circle, line, stroke } from '../../kit/svg';

/** A line of the network: straight runs with softened corners. */
export const track = (d: string, tone: string, width = 26) => stroke(d, tone, width);

/** A stop, or a place to change. */
export const stop = (x: number, y: number, tone: string, paper: string, change = false) =>
  change ? circle(x, y, 26, paper, { stroke: tone, 'stroke-width': 10 }) : circle(x, y, 9, paper);

export const link = (x1: number, y1: number, x2: number, y2: number, tone: string, paper: string) =>
  line(x1, y1, x2, y2, tone, 62, { 'stroke-linecap': 'round' }) +
  line(x1, y1, x2, y2, paper, 42, { 'stroke-linecap': 'round' });
