/** Ends the address of a list that stands in for an item which the language has not; a notice then says so, once. */
export const untranslatedFragment = '#untranslated';
