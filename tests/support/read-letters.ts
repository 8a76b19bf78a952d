import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const otherNames = 63;
/** The tags that woff2 writes as a number, in its order, as far as the last that is looked for. */
const tags = { cmap: 0, glyf: 10, loca: 11, prep: 12 } as const;

type Table = { tag: number; from: number; length: number };

/** The tables of a woff2 file: where each lies in what is packed, and where that begins. */
function readTables(file: Buffer) {
  let at = 48;
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables: Table[] = [];
  for (let from = 0; tables.length < file.readUInt16BE(12); ) {
    const flags = file.readUInt8(at);
    at += 1;
    const tag = flags & 63;
    if (tag === otherNames) at += 4;
    const original = readLength();
    const isPlain = tag === tags.glyf || tag === tags.loca ? flags >> 6 === 3 : flags >> 6 === 0;
    const length = isPlain ? original : readLength();
    tables.push({ tag, from, length });
    from += length;
  }
  return { tables, packed: file.subarray(at, at + file.readUInt32BE(20)) };
}

/** Whether a woff2 file says itself how its letters are set on pixels. */
export const hasOwnHinting = (path: string): boolean =>
  readTables(readFileSync(path)).tables.some(({ tag }) => tag === tags.prep);

/** The letters that a woff2 file has, by its own table. */
export function readLetters(path: string): ReadonlySet<number> {
  const { tables, packed } = readTables(readFileSync(path));
  const cmap = tables.find(({ tag }) => tag === tags.cmap);
  if (!cmap) throw new Error(`${path} has no letters.`);
  return new Set(listLetters(brotliDecompressSync(packed).subarray(cmap.from, cmap.from + cmap.length)));
}

/** Of the segments of format 4, which every font of the web has for its first 65,536 letters. */
function listLetters(cmap: Buffer): number[] {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = records.find((each) => cmap.readUInt16BE(each) === 4);
  if (start === undefined) throw new Error('No table of format 4.');
  const count = cmap.readUInt16BE(start + 6) / 2;
  return Array.from({ length: count }, (_, index) => {
    const last = cmap.readUInt16BE(start + 14 + index * 2);
    const first = cmap.readUInt16BE(start + 16 + count * 2 + index * 2);
    return Array.from({ length: last - first + 1 }, (_letter, step) => first + step);
  }).flat();
}
