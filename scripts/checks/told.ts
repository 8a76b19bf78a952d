import { stripVTControlCharacters } from 'node:util';

/** A test by where it stands, and the first line of why it failed. */
export type Told = { name: string; error: string };

/** What a runner said of a failure is a page long, with colours in it. */
export function tellTest(name: string, message = ''): Told {
  const lines = stripVTControlCharacters(message).split('\n');
  return { name, error: lines.find((line) => line.trim())?.trim() ?? 'It does not say why.' };
}
