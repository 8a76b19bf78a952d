/** Two or three addresses of one picture. */
export type Img2 = { lg: string; md: string };
export type Img3 = Img2 & { sm: string };

/** `x` is the latitude. */
export type Gps = { x: number; y: number };

/** An empty map arrives as `[]`. */
export type WireMap<T> = { [key: string]: T } | [];

export type Cta = {
  ctaLabel: string | null;
  ctaUrl: string | null;
  ctaType: 'yellow-button' | 'black-button' | 'book-now' | 'none';
  ctaBlank: boolean;
};

/** Slugs by language, for the language switch. */
export type Translations = { [language: string]: string | null };
