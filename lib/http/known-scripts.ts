import { createHash } from 'node:crypto';
import { isOwnScript } from './own-scripts';

/**
 * Whether a script that stands in a page was written by us, by Next or by React, as told by its text alone: whatever else
 * got into a page, in whatever way, is none of ours and does not run.
 */
export const isKnownScript = (text: string): boolean =>
  isOwnScript(text) || text === flightStart || isPushOfData(text) || isReacts(text);

const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';

/** Next's flight data, and the names of a page's files: data and nothing else can stand there. */
const pushes = [
  /^self\.__next_f\.push\((?<data>\[.*\])\)$/s,
  /^\(globalThis\["(?<name>\w+)"\] \|\| \(globalThis\["\k<name>"\] = \[\]\)\)\.push\((?<data>\{.*\})\);?$/s,
];

const isPushOfData = (text: string): boolean =>
  pushes.some((pattern) => {
    const data = pattern.exec(text)?.groups?.data;
    return data !== undefined && isJson(data);
  });

/**
 * The functions by which React puts late parts of a page into their place, each sent before its first call: how long they
 * are and what they add up to. `known-scripts.test.ts` has the React that Next carries write all of them.
 */
const functions: readonly (readonly [characters: number, digest: string])[] = [
  [57, '7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='],
  [193, 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA='],
  [200, '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='],
  [829, 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='],
  [1105, 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk='],
];

const call = /^;?\$R[CRSX]\((".*)\)$/s;

function isReacts(text: string): boolean {
  let rest = text;
  for (let found = findFunction(rest); found; found = findFunction(rest)) rest = rest.slice(found);
  if (rest === '') return text !== '';
  const args = call.exec(rest)?.[1];
  return args !== undefined && isJson(`[${args}]`);
}

/** How many characters of a text are one of React's functions. */
const findFunction = (text: string): number | undefined =>
  functions.find(([characters, digest]) => sumOf(text.slice(0, characters)) === digest)?.[0];

const sumOf = (text: string) => createHash('sha256').update(text).digest('base64');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
