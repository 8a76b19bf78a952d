import type { Film } from '../film';
import type { Face } from './fonts';
import { last } from './list';
import { type Attributes, ellipse, group } from './svg';
import { type Anchor, measure, write } from './type';
import { wordsFor } from './words';

export const byLine = (film: Film) => `${wordsFor(film).by} ${film.directors.join(' & ')}`;

interface CreditStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
  readonly size?: number;
  readonly anchor?: Anchor;
  readonly face?: Face;
  readonly rows?: number;
  readonly more?: Attributes;
}

interface Piece {
  readonly text: string;
  readonly role: boolean;
  readonly size: number;
  readonly width: number;
}

function unitsOf(film: Film, face: Face, size: number): Piece[][] {
  const w = wordsFor(film);
  const { crew } = film;
  const [lead, ...others] = film.cast;
  const units: [role: string, name: string][] = [
    ['', film.studio],
    [w.by, film.directors.join(' & ')],
    [w.with, lead],
    ...others.map((name): [string, string] => ['', name]),
    [w.written, crew.writer],
    [w.photo, crew.camera],
    [w.edit, crew.editor],
    [w.music, crew.composer],
    [w.sound, crew.sound],
  ];
  const piece = (words: string, role: boolean): Piece => {
    const text = words.toUpperCase();
    const height = role ? size * 0.62 : size;
    return { text, role, size: height, width: measure(text, { face, size: height, track: 0.03 }).width };
  };
  return units.map(([role, name]) => [...(role ? [piece(role, true)] : []), piece(name, false)]);
}

/** The condensed block at the foot of a poster: roles small, names tall. A role never parts from its name. */
export function credits(film: Film, style: CreditStyle): string {
  const { x, y, width, fill, size = 25, anchor = 'middle', face = 'gothic', rows = 3, more } = style;
  const gapOf = (p: Piece) => (p.role ? size * 0.16 : size * 0.42);
  const lengthOf = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, p, i) => sum + p.width + (i < pieces.length - 1 ? gapOf(p) : 0), 0);
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const unit of unitsOf(film, face, size)) {
    const needed = lengthOf(unit);
    if (used + needed > width) {
      if (lines.length === rows) break;
      lines.push([]);
      used = 0;
    }
    last(lines).push(...unit);
    used += needed + gapOf(last(unit));
  }
  const parts = lines.map((row, i) => {
    let at = x - { start: 0, middle: 0.5, end: 1 }[anchor] * lengthOf(row);
    return row.map((p) => {
      const words = write(p.text, { face, size: p.size, x: at, y: y + i * size * 1.12, track: 0.03, fill });
      at += p.width + gapOf(p);
      return words;
    });
  });
  return group(parts, { opacity: 0.86, ...more });
}

interface NameStyle {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly face?: Face;
  readonly size?: number;
  readonly anchor?: Anchor;
  readonly track?: number;
  readonly gap?: string;
  readonly max?: number;
}

/** The first three names of the cast. */
export function names(film: Film, style: NameStyle): string {
  const { x, y, fill, face = 'josefin', size = 26, anchor = 'middle', track = 0.18, gap = '   ', max } = style;
  return write(film.cast.slice(0, 3).join(gap).toUpperCase(), { face, size, x, y, anchor, track, fill, max });
}

interface LaurelStyle {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill: string;
  readonly face?: Face;
}

export function laurel(text: readonly string[], { x, y, size = 1, fill, face = 'josefinBold' }: LaurelStyle): string {
  const leaf = (side: number, i: number) => {
    const a = 0.5 + (i / 8) * 2.15;
    const [lx, ly] = [side * Math.sin(a) * 62, Math.cos(a) * 62];
    const out = (Math.atan2(ly, lx) * 180) / Math.PI;
    const transform = `rotate(${out - side * 62} ${lx.toFixed(1)} ${ly.toFixed(1)})`;
    return ellipse(lx, ly, 14 - i * 0.7, 4.2, fill, { transform });
  };
  const leaves = [-1, 1].map((side) => Array.from({ length: 9 }, (_, i) => leaf(side, i)));
  const rows = text.map((t, i) =>
    write(t.toUpperCase(), {
      face,
      size: i ? 11 : 13,
      x: 0,
      y: -8 + i * 16,
      anchor: 'middle',
      track: 0.04,
      fill,
      max: 84,
    }),
  );
  return group([leaves, rows], { transform: `translate(${x} ${y}) scale(${size})` });
}
