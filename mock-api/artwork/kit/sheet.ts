import type { Plate } from './plate';
import { type Random, randomFrom } from './random';
import { flatten, rect, type Shapes, short } from './svg';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Turns tones into dots of one ink on one paper. */
export interface Halftone {
  /** In thousandths of the width. */
  readonly cell?: number;
  readonly angle?: number;
  readonly ink: string;
  readonly paper: string;
  /** A colour that passes through untouched. */
  readonly keep?: string;
  readonly from?: number;
  readonly to?: number;
  /** Only between these two heights, 0..1. */
  readonly band?: readonly [number, number];
}

/** What ink, paper and film stock add to the flat vectors; see finish.ts. */
export interface Finish {
  readonly grain?: number;
  readonly paper?: number;
  readonly vignette?: number;
  readonly fade?: number;
  /** Plates out of register, in thousandths of the width. */
  readonly shift?: number;
  /** Ink that did not take. */
  readonly specks?: number;
  readonly halftone?: Halftone | undefined;
  /** Light that spills over from what is bright, 0..1, as in a lens. */
  readonly bloom?: number;
}

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join('');

/** One drawing surface: collects shapes and shared definitions, then becomes an SVG. */
export class Sheet {
  readonly random: Random;
  readonly body: string[] = [];
  finish: Finish = {};
  /** Takes the photograph that lies under all shapes; costly, and therefore only when it is developed. */
  plate: (() => Plate) | undefined;

  /** `prefix` keeps definitions apart when one sheet is embedded in another. */
  constructor(
    readonly w: number,
    readonly h: number,
    seed: string | Random,
    private readonly prefix = 'd',
    private readonly defs: string[] = [],
  ) {
    this.random = typeof seed === 'string' ? randomFrom(seed) : seed;
  }

  add(...parts: readonly Shapes[]): this {
    this.body.push(...parts.map(flatten));
    return this;
  }

  /** A part with its own measures and body that shares the random numbers and definitions of this sheet. */
  layer(width: number, height: number): Sheet {
    return new Sheet(width, height, this.random, this.prefix, this.defs);
  }

  /** Whether the sky of a place is left out, for a photographed one behind it. */
  openSky = false;

  fill(colour: string): this {
    return this.add(rect(0, 0, this.w, this.h, colour));
  }

  /** Keeps a definition and returns the reference to it. */
  define(make: (id: string) => string): string {
    const id = `${this.prefix}${this.defs.length}`;
    this.defs.push(make(id));
    return `url(#${id})`;
  }

  /** `angle` in degrees, 90 runs downwards; `box` is x1, y1, x2, y2 on the sheet. */
  linear(stops: readonly Stop[], angle = 90, box?: readonly [number, number, number, number]): string {
    const a = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a) / 2, Math.sin(a) / 2];
    const at = box
      ? `gradientUnits="userSpaceOnUse" x1="${box[0]}" y1="${box[1]}" x2="${box[2]}" y2="${box[3]}"`
      : `x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}"`;
    return this.define((id) => `<linearGradient id="${id}" ${at}>${stopList(stops)}</linearGradient>`);
  }

  /** Around the middle of the shape, or around a point of the sheet. */
  radial(stops: readonly Stop[], ...about: [] | [cx: number, cy: number, r: number]): string {
    const [x, y, r] = about.map(short);
    const at = about.length ? `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"` : '';
    return this.define((id) => `<radialGradient id="${id}" ${at}>${stopList(stops)}</radialGradient>`);
  }

  clip(shapes: Shapes): string {
    return this.define((id) => `<clipPath id="${id}">${flatten(shapes)}</clipPath>`);
  }

  mask(shapes: Shapes): string {
    const box = `maskUnits="userSpaceOnUse" x="0" y="0" width="${this.w}" height="${this.h}"`;
    return this.define((id) => `<mask id="${id}" ${box}>${flatten(shapes)}</mask>`);
  }

  blur(amount: number): string {
    const blur = `<feGaussianBlur stdDeviation="${amount}"/>`;
    return this.define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">${blur}</filter>`);
  }

  /** This drawing as a picture inside another one, cropped to fill the box. */
  embed(x: number, y: number, width: number, height: number, side: 'xMin' | 'xMid' | 'xMax' = 'xMid'): string {
    const fit = `viewBox="0 0 ${this.w} ${this.h}" preserveAspectRatio="${side}YMid slice"`;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${fit}>${this.content()}</svg>`;
  }

  toSvg(width = this.w): string {
    const height = Math.round((width * this.h) / this.w);
    const size = `width="${width}" height="${height}" viewBox="0 0 ${this.w} ${this.h}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.content()}</svg>`;
  }

  private content(): string {
    return `<defs>${this.defs.join('')}</defs>${this.body.join('')}`;
  }
}
