/** Stands for a place in the address of what a page asks for by itself. */
export const anyPlace = '*';

/** Where it is asked in which town the backend takes the visitor to be. */
export const hereUrl = (language: string): string => `/api/screens/here?language=${language}`;
