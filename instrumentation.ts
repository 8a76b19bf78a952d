import { demandBuiltIn, madeWith, readBuiltIn } from './lib/env/built-in';
import { log } from './lib/process/log';

/** Next calls it before a server answers anything. It only reports what is thrown here, and would go on to serve. */
export function register(): void {
  const made = madeWith();
  try {
    if (made) demandBuiltIn(made, readBuiltIn());
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
