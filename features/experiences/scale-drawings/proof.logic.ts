import type { KeyFact } from '../wall/experiences.logic';

/** What an experience claims in figures that can be drawn: metres, degrees, or how many. */
export type Proof =
  | { kind: 'screen'; width: number; height: number }
  | { kind: 'around'; degrees: number }
  | { kind: 'speakers'; count: number; above: number };

type Told = { slug: string; title: string | null; facts: readonly KeyFact[] };

const read = (figures: string | undefined) => Number((figures ?? '').replace(',', '.'));
/** The first of some figures in some words; one that is out of bounds is none. */
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

function readScreen({ facts }: Told): Proof | null {
  for (const { term } of facts) {
    const [, wide, high] = /(\d+(?:[.,]\d+)?)\s*[×x]\s*(\d+(?:[.,]\d+)?)\s*m\b/.exec(term) ?? [];
    const [width, height] = [read(wide), read(high)];
    if (isBetween(width, 8, 45) && isBetween(height, 4, 35)) return { kind: 'screen', width, height };
  }
  return null;
}

function readAround({ title }: Told): Proof | null {
  const degrees = read(/(\d{2,3})\s*(?:°|deg|Grad|grad|degr)/.exec(title ?? '')?.[1]);
  return isBetween(degrees, 90, 300) ? { kind: 'around', degrees } : null;
}

function readSpeakers({ title, facts }: Told): Proof | null {
  const count = read(/^\d{1,3}(?=\D)/.exec(title ?? '')?.[0]);
  if (!isBetween(count, 12, 200)) return null;
  const above = facts
    .map(({ term }) => read(/^\d{1,2}$/.exec(term)?.[0]))
    .find((some) => isBetween(some, 2, count / 2));
  return { kind: 'speakers', count, above: above ?? 0 };
}

/** Which figure of a format is worth a drawing; its words are the editors', so that one they do not name is not drawn. */
const readers: Readonly<Record<string, (told: Told) => Proof | null>> = {
  imax: readScreen,
  screenx: readAround,
  dolby: readSpeakers,
  dolby_atmos: readSpeakers,
};

/** What can be drawn of an experience: its title and its key facts, as `pickKeyFacts` finds them. */
export const pickProof = (told: Told): Proof | null => readers[told.slug]?.(told) ?? null;
