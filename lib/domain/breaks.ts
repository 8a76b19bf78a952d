/** What a catalogue marks a showing with that is stopped for an interval. */
const breaks: readonly string[] = ['PAUSE'];

export const isBreak = (tag: string): boolean => breaks.includes(tag);
export const hasBreak = (tags: readonly string[] = []): boolean => tags.some(isBreak);
