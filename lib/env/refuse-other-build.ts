import { log } from '../process/log';
import { demandBuiltIn, findMadeWith, readBuiltIn } from './built-in';

/** Ends a server whose environment means other hosts than its build was made with: Next only reports what is thrown, and goes on to serve. */
export function refuseOtherBuild(): void {
  const made = findMadeWith();
  try {
    if (made) demandBuiltIn(made, readBuiltIn());
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
