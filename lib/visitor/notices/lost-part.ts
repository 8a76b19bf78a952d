/** Heard by what shows alerts, which every page has: its store would weigh on each island that fetches parts. */
const lostPart = 'candela:lost';

export const tellLostPart = (): void => void dispatchEvent(new Event(lostPart));

/** Calls back when what was pressed could not be opened; returns how to stop. */
export function followLostParts(listener: () => void): () => void {
  addEventListener(lostPart, listener);
  return () => removeEventListener(lostPart, listener);
}
