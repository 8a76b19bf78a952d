import { group } from '../kit/svg';
import type { Cut, Spot } from './people';
import type { Figure } from './shot';

/** Somebody put down with a wet brush: the edge runs and the ink is uneven. */
export const brushed =
  (cut: Cut, { x, y, s = 1, ink = '#17130f', back = false }: Spot): Figure =>
  (sheet) => {
    const wet = sheet.define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${7 + s * 3}" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="1.1" result="e"/><feTurbulence type="fractalNoise" baseFrequency="0.012 0.03" numOctaves="3" seed="9" result="m"/><feColorMatrix in="m" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.9 0 0 0 -0.1" result="a"/><feComposite in="e" in2="a" operator="in" result="w"/><feMerge><feMergeNode in="w"/><feMergeNode in="w"/></feMerge></filter>`,
    );
    const body = group(cut(ink), { transform: `translate(${x} ${y}) scale(${back ? -s : s} ${s})` });
    sheet.add(group(body, { filter: wet }), group(body, { opacity: 0.4, filter: sheet.blur(1.4) }));
  };
