import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

const files = {
  anton: () => require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
  bebas: () => require.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff'),
  playfair: () => require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff'),
  playfairItalic: () => require.resolve('@fontsource/playfair-display/files/playfair-display-latin-500-italic.woff'),
  playfairBlack: () => require.resolve('@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff'),
  cormorant: () => require.resolve('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff'),
  cormorantItalic: () =>
    require.resolve('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff'),
  archivo: () => require.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
  archivoBold: () => require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  archivoBlack: () => require.resolve('@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff'),
  grotesk: () => require.resolve('@fontsource/space-grotesk/files/space-grotesk-latin-500-normal.woff'),
  groteskBold: () => require.resolve('@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff'),
  abril: () => require.resolve('@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff'),
  limelight: () => require.resolve('@fontsource/limelight/files/limelight-latin-400-normal.woff'),
  lilita: () => require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  dmserif: () => require.resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff'),
  dmserifItalic: () => require.resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff'),
  monoton: () => require.resolve('@fontsource/monoton/files/monoton-latin-400-normal.woff'),
  bowlby: () => require.resolve('@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff'),
  caveat: () => require.resolve('@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff'),
  gothic: () => require.resolve('@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff'),
  syne: () => require.resolve('@fontsource/syne/files/syne-latin-800-normal.woff'),
  josefin: () => require.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff'),
  josefinThin: () => require.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-200-normal.woff'),
  josefinSemi: () => require.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff'),
  josefinBold: () => require.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff'),
  fraktur: () => require.resolve('@fontsource/unifrakturcook/files/unifrakturcook-latin-700-normal.woff'),
  oswald: () => require.resolve('@fontsource/oswald/files/oswald-latin-400-normal.woff'),
  oswaldLight: () => require.resolve('@fontsource/oswald/files/oswald-latin-300-normal.woff'),
  italiana: () => require.resolve('@fontsource/italiana/files/italiana-latin-400-normal.woff'),
  typewriter: () => require.resolve('@fontsource/special-elite/files/special-elite-latin-400-normal.woff'),
  slab: () => require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'),
  baloo: () => require.resolve('@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff'),
  bodoni: () => require.resolve('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff'),
  bodoniBlack: () => require.resolve('@fontsource/bodoni-moda/files/bodoni-moda-latin-900-normal.woff'),
  bodoniItalic: () => require.resolve('@fontsource/bodoni-moda/files/bodoni-moda-latin-500-italic.woff'),
  rubikMono: () => require.resolve('@fontsource/rubik-mono-one/files/rubik-mono-one-latin-400-normal.woff'),
  rye: () => require.resolve('@fontsource/rye/files/rye-latin-400-normal.woff'),
  poiret: () => require.resolve('@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff'),
  unbounded: () => require.resolve('@fontsource/unbounded/files/unbounded-latin-800-normal.woff'),
  unboundedLight: () => require.resolve('@fontsource/unbounded/files/unbounded-latin-300-normal.woff'),
  gloock: () => require.resolve('@fontsource/gloock/files/gloock-latin-400-normal.woff'),
  rocksalt: () => require.resolve('@fontsource/rock-salt/files/rock-salt-latin-400-normal.woff'),
  shoulders: () =>
    require.resolve('@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff'),
  shouldersLight: () =>
    require.resolve('@fontsource/big-shoulders-display/files/big-shoulders-display-latin-300-normal.woff'),
};

export type Face = keyof typeof files;

const loaded = new Map<Face, Font>();

/** Read from the @fontsource packages, so that no picture depends on installed fonts. */
export function font(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(files[face]());
  const made = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, made);
  return made;
}
