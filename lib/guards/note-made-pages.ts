import { processWide } from '../process/process-wide';
import { noteMadePage } from './made-pages';
import { endTurn } from './making-turns';

/** Has `cache-handler.mjs`, which Next loads itself, tell of each page that it is given to keep. */
export const noteMadePages = (): void =>
  void processWide('page made', () => (key: string) => endTurn(noteMadePage(key)));
