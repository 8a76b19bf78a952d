import { saveText } from '@/lib/visitor/device/storage';
import { shortcutKey } from './shortcut';

/** Of the single key; the others stay. */
export const setShortcut = (isOn: boolean): void => void saveText('local', shortcutKey, isOn ? '' : 'off');
