import { createHash } from 'node:crypto';

/** Beside `chunks` among the static files of a build, so that what a sheet names beside itself is found from here as well. */
export const mergedFolder = 'sheets';

/** Sheets are named after what they hold, so what holds several is named after them. */
export const sheetsHash = (sheets: readonly string[]): string =>
  createHash('sha256').update(sheets.join()).digest('hex').slice(0, 12);

/** The file that holds all style sheets of a page, and tells the name of the one with the others. */
export const mergedName = (sheets: readonly string[], others: readonly string[]): string =>
  `${sheetsHash(sheets)}-${othersName(others)}`;

/** The file that holds what the main screens ask for besides. */
export const othersName = (others: readonly string[]): string => `${sheetsHash(others)}.css`;
