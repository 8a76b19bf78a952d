/** The first sentences, as many as two or three lines hold. */
export function shortenOpening(text: string, most = 170): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const sentences = flat.match(/[^.!?…]+[.!?…]+["»”]?/g) ?? [flat];
  return sentences.reduce((kept, next) => (kept && kept.length + next.length > most ? kept : kept + next), '').trim();
}
