import type { ShowSummary } from '@/lib/domain/show';

/**
 * The light around a card is the tone of its picture. It lies behind the picture and is blurred, so that a digit for each
 * part of the colour says it as well, and a list says it twice for each title. What is drawn for a missing picture is of
 * that tone all over.
 */
export const buildGlow = ({ poster, tone }: Pick<ShowSummary, 'poster' | 'tone'>): { tone?: string } =>
  tone ? { tone: poster ? shorten(tone) : tone } : {};

/** The nearest `#rgb` of a `#rrggbb`. */
const shorten = (colour: string) =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('')}`;
