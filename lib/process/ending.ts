import { processWide } from './process-wide';

const state = processWide('ending', () => ({ isEnding: false }));

/** Whether this process has been told to end, and only finishes what it has in hand. */
export const isEnding = (): boolean => state.isEnding;

export const noteEnding = (): void => void Object.assign(state, { isEnding: true });
