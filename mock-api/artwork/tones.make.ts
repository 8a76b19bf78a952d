// Writes tones.ts from the pictures: npx tsx mock-api/artwork/tones.make.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Film } from './film';
import { artworkFilms } from './films';
import { lighten, luminance, toRgb } from './kit/colour';
import { nth } from './kit/list';
import { toneOf } from './tone';

const vividness = (colour: string) => Math.max(...toRgb(colour)) - Math.min(...toRgb(colour));

/** The liveliest colour of the poster that still shows as light on a dark page. */
function glowOf({ palette }: Film): string {
  const colours = [palette.accent, palette.shape, palette.ground];
  const lively = colours.find((colour) => luminance(colour) > 0.3 && vividness(colour) > 60);
  return (
    lively ??
    lighten(
      nth(
        [...colours].sort((a, b) => vividness(b) - vividness(a)),
        0,
      ),
      0.25,
    )
  );
}

const rows = await Promise.all(
  artworkFilms.map(async (film) => {
    const { tone, light } = await toneOf({ kind: 'backdrops', id: film.id });
    return `  ${film.id}: { tone: '${tone}', glow: '${glowOf(film)}', light: ${light} },`;
  }),
);

writeFileSync(
  fileURLToPath(new URL('./tones.ts', import.meta.url)),
  `// Written by tones.make.ts; run it again after a change to a film's colours or composition.
import type { FilmId } from './synopses';

export interface FilmTone {
  /** The dark dominant colour of the backdrop, \`#rrggbb\`. */
  readonly tone: string;
  /** The accent of the poster, for light around it. */
  readonly glow: string;
  /** Whether the backdrop as a whole is bright. */
  readonly light: boolean;
}

export const tones: Readonly<Record<FilmId, FilmTone>> = {
${rows.join('\n')}
};
`,
);
