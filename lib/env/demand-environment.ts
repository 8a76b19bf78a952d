import { demandBuiltIn, findMadeWith, readBuiltIn } from './built-in';
import { env } from './env';

/** Throws one sentence where the environment is not one that this build can be started in. */
export function demandEnvironment(): void {
  const made = findMadeWith();
  demandSecret();
  if (made) demandBuiltIn(made, readBuiltIn());
}

/** The demo's visitors are nobody's secret; where others sign in, a site without one would only fail at the first of them. */
function demandSecret(): void {
  const { signInElsewhere, authSecret } = env();
  if (authSecret || signInElsewhere.length === 0) return;
  throw new Error(
    `The environment variable AUTH0_SECRET must be set, since AUTH_DOMAIN is for ${signInElsewhere.join(', ')}: at least 32 characters, such as \`openssl rand -hex 32\` prints.`,
  );
}
