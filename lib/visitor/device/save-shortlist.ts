import { changed, held, listKey, tickingKey } from './saved-shortlist';
import { saveText } from './storage';

export const saveShortlist = (list: string): void => write('local', listKey, list);
export const setTicking = (isOn: boolean): void => write('session', tickingKey, isOn ? 'on' : '');

function write(area: 'local' | 'session', key: string, text: string): void {
  if (saveText(area, key, text)) held.delete(key);
  else held.set(key, text);
  dispatchEvent(new Event(changed));
}
