import type { SVGProps } from 'react';

/** The one light of all drawings, at a point of its way and from 0 to 1 strong. */
export const Light = ({ at, strength }: { at: number; strength: number }) => (
  <stop offset={at} stopColor="var(--paper)" stopOpacity={strength} />
);

interface GlowProps extends SVGProps<SVGRadialGradientElement> {
  /** What a shape names to be filled with it: `url(#id)`. */
  id: string;
  middle: number;
  edge: number;
  /** How far from the middle it begins to change. */
  from?: number;
}

/** Light that changes from its middle to its edge. */
export const Glow = ({ middle, edge, from = 0, ...place }: GlowProps) => (
  <radialGradient {...place}>
    <Light at={from} strength={middle} />
    <Light at={1} strength={edge} />
  </radialGradient>
);
