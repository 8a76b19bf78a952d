import { findCookie } from '../device/find-cookie';
import { findText } from '../device/storage';
import { type LocatorChoice, parseChoice } from './locator-choice';
import { position, positionKey } from './position-choice';

/** What an earlier visit chose. Coordinates that a cookie still holds are taken out of it. */
export function findSavedChoice(cookie: string): LocatorChoice | null {
  const text = findCookie(cookie);
  const choice = parseChoice(text === position ? position + findText('local', positionKey) : text);
  if (text !== position && choice?.mode === 'position')
    import('./save-choice').then(
      (file) => file.saveChoice(cookie, choice),
      () => {},
    );
  return choice;
}
