import type messages from '../../messages/en.json';

/** What is loaded when it is opened, and the namespaces that it speaks. */
export const bundles = {
  account: ['account'],
  chat: ['chat'],
  consent: ['consent'],
  family: ['family'],
  favourites: ['favourites'],
  feedback: ['feedback'],
  feelings: ['feelings', 'opinion'],
  filters: ['filterPanel', 'filters'],
  locator: ['locatorDialog', 'locator'],
  search: ['search', 'rating'],
  shortlist: ['tray'],
  town: ['showtimes', 'guide', 'family', 'share'],
} as const satisfies Record<string, readonly (keyof typeof messages)[]>;

export type Bundle = keyof typeof bundles;
