/** What was typed, within a sentence of the other direction: neither turns the other around. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
