import { setTicking } from '@/lib/visitor/device/save-shortlist';
import { isTicking } from '@/lib/visitor/device/saved-shortlist';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';
import { loadTray } from './tray/load-tray';

/** From now on chips of showings are ticked; the next press has them followed again. */
export const toggleTicking = (): void => openWhenLoaded(loadTray, () => setTicking(!isTicking()));
