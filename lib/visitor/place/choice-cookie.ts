import { readCookie } from '../device/read-cookie';
import { readText } from '../device/storage';
import { type LocatorChoice, parseChoice } from './locator-choice';
import { position, positionKey } from './position-choice';

/** What an earlier visit chose. Coordinates that a cookie still holds are taken out of it. */
export function recallChoice(cookie: string): LocatorChoice | null {
  const text = readCookie(cookie);
  const choice = parseChoice(text === position ? position + readText('local', positionKey) : text);
  if (text !== position && choice?.mode === 'position')
    import('./keep-choice').then(
      (file) => file.keepChoice(cookie, choice),
      () => {},
    );
  return choice;
}
