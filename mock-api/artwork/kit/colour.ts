export type Rgb = readonly [red: number, green: number, blue: number];

export function toRgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

export function toHex(rgb: Rgb): string {
  const two = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}

export function mix(a: string, b: string, amount: number): string {
  const [r, g, l] = toRgb(a);
  const [r2, g2, l2] = toRgb(b);
  return toHex([r + (r2 - r) * amount, g + (g2 - g) * amount, l + (l2 - l) * amount]);
}

export const lighten = (hex: string, amount: number) => mix(hex, '#ffffff', amount);
export const darken = (hex: string, amount: number) => mix(hex, '#000000', amount);

/** In 0..1, by the weights of the eye, without gamma. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

const linear = (v: number) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const lightness = (hex: string) => {
  const [r, g, b] = toRgb(hex);
  return linear(r) * 0.2126 + linear(g) * 0.7152 + linear(b) * 0.0722 + 0.05;
};

/** The ratio of WCAG, 1..21. */
const contrast = (a: string, b: string) => Math.max(lightness(a), lightness(b)) / Math.min(lightness(a), lightness(b));

/** The first colour that can be read on this ground, else the one that stands out most. */
export function onto(ground: string, ...inks: readonly [string, ...string[]]): string {
  const best = [...inks].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0] ?? inks[0];
  return inks.find((ink) => contrast(ground, ink) > 3.4) ?? best;
}
