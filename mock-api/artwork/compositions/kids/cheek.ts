import { ellipse } from '../../kit/svg';

export const cheek = (x: number, y: number, r: number, c: string) => ellipse(x, y, r, r * 0.7, c, { opacity: 0.75 });
