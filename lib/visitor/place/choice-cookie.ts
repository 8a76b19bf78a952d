import { dropCookie, readCookie, writeCookie } from '../device/cookies';
import { readText, writeText } from '../device/storage';
import { choiceKey, type LocatorChoice, parseChoice } from './locator-choice';

/** Seconds (spec visitor §9). */
const aYear = 365 * 86_400;
const position = 'position:';
/** In the device's storage. */
export const positionKey = 'candela_position';

/** Keeps a choice for a year: a cookie goes out with every request, so where the visitor is stays in the device's storage. */
export function keepChoice(cookie: string, choice: LocatorChoice): void {
  const isPosition = choice.mode === 'position';
  writeText('local', positionKey, isPosition ? choice.value : '');
  writeCookie(cookie, isPosition ? position : choiceKey(choice), aYear);
}

export function forgetChoice(cookie: string): void {
  writeText('local', positionKey);
  dropCookie(cookie);
}

/** What an earlier visit chose. Coordinates that a cookie still holds are taken out of it. */
export function recallChoice(cookie: string): LocatorChoice | null {
  const text = readCookie(cookie);
  const choice = parseChoice(text === position ? position + readText('local', positionKey) : text);
  if (text !== position && choice?.mode === 'position') keepChoice(cookie, choice);
  return choice;
}
