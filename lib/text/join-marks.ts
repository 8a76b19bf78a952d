/** "Chef !", "12 €" and "« oui »" stay whole: what stands apart from its word by a space never begins a line, and no quotation ends one. */
export const joinMarks = (text: string): string => text.replace(/ (?=[!?;:»%€])|(?<=«) /g, '\u00a0');
