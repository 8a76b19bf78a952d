import type { ShowSummary } from '@/lib/domain/show';

/**
 * The light around a card is the tone of its picture: it stands there until that comes, and is blurred behind it afterwards.
 * A digit for each part of the colour says as much, and a list says it twice for each title. What is drawn for a missing
 * picture stays, and is of that very tone.
 */
export const buildGlow = ({ poster, tone }: Pick<ShowSummary, 'poster' | 'tone'>): { tone?: string } =>
  tone ? { tone: poster ? shorten(tone) : tone } : {};

/** The nearest `#rgb` of a `#rrggbb`. */
const shorten = (colour: string) =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('')}`;
