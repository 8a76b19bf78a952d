import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const files = {
  anton: 'anton/files/anton-latin-400-normal',
  bebas: 'bebas-neue/files/bebas-neue-latin-400-normal',
  playfair: 'playfair-display/files/playfair-display-latin-700-normal',
  playfairItalic: 'playfair-display/files/playfair-display-latin-500-italic',
  playfairBlack: 'playfair-display/files/playfair-display-latin-900-normal',
  cormorant: 'cormorant-garamond/files/cormorant-garamond-latin-500-normal',
  cormorantItalic: 'cormorant-garamond/files/cormorant-garamond-latin-500-italic',
  archivo: 'archivo/files/archivo-latin-500-normal',
  archivoBold: 'archivo/files/archivo-latin-700-normal',
  archivoBlack: 'archivo-black/files/archivo-black-latin-400-normal',
  grotesk: 'space-grotesk/files/space-grotesk-latin-500-normal',
  groteskBold: 'space-grotesk/files/space-grotesk-latin-700-normal',
  abril: 'abril-fatface/files/abril-fatface-latin-400-normal',
  limelight: 'limelight/files/limelight-latin-400-normal',
  lilita: 'lilita-one/files/lilita-one-latin-400-normal',
  dmserif: 'dm-serif-display/files/dm-serif-display-latin-400-normal',
  dmserifItalic: 'dm-serif-display/files/dm-serif-display-latin-400-italic',
  monoton: 'monoton/files/monoton-latin-400-normal',
  bowlby: 'bowlby-one/files/bowlby-one-latin-400-normal',
  caveat: 'caveat-brush/files/caveat-brush-latin-400-normal',
  gothic: 'league-gothic/files/league-gothic-latin-400-normal',
  syne: 'syne/files/syne-latin-800-normal',
  josefin: 'josefin-sans/files/josefin-sans-latin-400-normal',
  josefinThin: 'josefin-sans/files/josefin-sans-latin-200-normal',
  josefinSemi: 'josefin-sans/files/josefin-sans-latin-600-normal',
  josefinBold: 'josefin-sans/files/josefin-sans-latin-700-normal',
  fraktur: 'unifrakturcook/files/unifrakturcook-latin-700-normal',
  oswald: 'oswald/files/oswald-latin-400-normal',
  oswaldLight: 'oswald/files/oswald-latin-300-normal',
  italiana: 'italiana/files/italiana-latin-400-normal',
  typewriter: 'special-elite/files/special-elite-latin-400-normal',
  slab: 'alfa-slab-one/files/alfa-slab-one-latin-400-normal',
  baloo: 'baloo-2/files/baloo-2-latin-800-normal',
  bodoni: 'bodoni-moda/files/bodoni-moda-latin-400-normal',
  bodoniBlack: 'bodoni-moda/files/bodoni-moda-latin-900-normal',
  bodoniItalic: 'bodoni-moda/files/bodoni-moda-latin-500-italic',
  rye: 'rye/files/rye-latin-400-normal',
  poiret: 'poiret-one/files/poiret-one-latin-400-normal',
  unbounded: 'unbounded/files/unbounded-latin-800-normal',
  unboundedLight: 'unbounded/files/unbounded-latin-300-normal',
  gloock: 'gloock/files/gloock-latin-400-normal',
  rocksalt: 'rock-salt/files/rock-salt-latin-400-normal',
  shoulders: 'big-shoulders-display/files/big-shoulders-display-latin-900-normal',
  shouldersLight: 'big-shoulders-display/files/big-shoulders-display-latin-300-normal',
} as const;

export type Face = keyof typeof files;

const require = createRequire(import.meta.url);
const loaded = new Map<Face, Font>();

/** Read from the @fontsource packages, so that no picture depends on installed fonts. */
export function font(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(require.resolve(`@fontsource/${files[face]}.woff`));
  const made = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, made);
  return made;
}
