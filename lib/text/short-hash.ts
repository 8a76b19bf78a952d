/** A few letters that stand for a text (FNV-1a, 32 bits): the same for the same, another for any change of it. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
