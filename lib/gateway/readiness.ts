import { isEnding } from '../process/ending';
import { countMainPages, type MainPages } from './main-pages';

export type Readiness = { ready: boolean; ending: boolean; mainPages: MainPages | null };

/**
 * Whether visitors should be sent here: not before the main pages have been made, nor once the process is told to end.
 * A catalogue that fails later changes nothing: what is made goes on being served, here as anywhere.
 */
export function readReadiness(): Readiness {
  const ending = isEnding();
  const mainPages = countMainPages();
  return { ready: !ending && mainPages !== null && mainPages.made > 0, ending, mainPages };
}
