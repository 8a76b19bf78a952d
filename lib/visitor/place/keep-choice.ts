import { writeText } from '../device/storage';
import { dropCookie, writeCookie } from '../device/write-cookie';
import { choiceKey, type LocatorChoice } from './locator-choice';
import { position, positionKey } from './position-choice';

/** Seconds (spec visitor §9). */
const aYear = 365 * 86_400;

/** Keeps a choice for a year. */
export function keepChoice(cookie: string, choice: LocatorChoice): void {
  const isPosition = choice.mode === 'position';
  writeText('local', positionKey, isPosition ? choice.value : '');
  writeCookie(cookie, isPosition ? position : choiceKey(choice), aYear);
}

export function forgetChoice(cookie: string): void {
  writeText('local', positionKey);
  dropCookie(cookie);
}
