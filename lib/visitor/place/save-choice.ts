import { forgetCookie, saveCookie } from '../device/save-cookie';
import { saveText } from '../device/storage';
import { choiceKey, type LocatorChoice } from './locator-choice';
import { position, positionKey } from './position-choice';

/** Seconds (spec visitor §9). */
const aYear = 365 * 86_400;

/** Keeps a choice for a year. */
export function saveChoice(cookie: string, choice: LocatorChoice): void {
  const isPosition = choice.mode === 'position';
  saveText('local', positionKey, isPosition ? choice.value : '');
  saveCookie(cookie, isPosition ? position : choiceKey(choice), aYear);
}

export function forgetChoice(cookie: string): void {
  saveText('local', positionKey);
  forgetCookie(cookie);
}
