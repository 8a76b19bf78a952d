import { demandBuiltIn, findMadeWith, readBuiltIn } from './built-in';
import { env } from './env';

/** Throws one sentence where the environment is not one that this build can be started in. */
export function demandEnvironment(): void {
  const made = findMadeWith();
  env();
  if (made) demandBuiltIn(made, readBuiltIn());
}
