import { saveText } from '../device/storage';

export const closedNoticesKey = 'candela_closed';

/** Closes a notice at once and for the session; where storage is refused, until the page is loaded again. */
export function closeNotice(word: string): void {
  const { dataset } = document.documentElement;
  dataset.closed = `${dataset.closed ?? ''} ${word}`.trim();
  saveText('session', closedNoticesKey, dataset.closed);
}
