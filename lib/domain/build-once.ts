/** Makes one thing for each set of words and keeps it: making a format costs more than using it a hundred times. */
export function buildOnce<Words extends readonly string[], Made>(make: (...words: Words) => Made) {
  const made = new Map<string, Made>();
  return (...words: Words): Made => {
    const key = words.join(' ');
    const known = made.get(key) ?? make(...words);
    made.set(key, known);
    return known;
  };
}
