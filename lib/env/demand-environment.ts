import { demandBuiltIn, findMadeWith, readBuiltIn } from './built-in';
import { type Env, env } from './env';

/** Throws one sentence where the environment is not one that this build can be started in. */
export function demandEnvironment(): void {
  const made = findMadeWith();
  demandSecret(env());
  if (!made) return;
  demandBuiltIn(made, readBuiltIn());
  demandCatalogues(env());
}

/** An image that was built and started without an address would be healthy, and ask itself for every film. */
function demandCatalogues({ unsaid }: Env): void {
  if (unsaid.length === 0) return;
  throw new Error(
    `The environment variable CATALOGUE_API_URL must be set: nothing says where the catalogue of ${unsaid.join(', ')} is. Only beside the demo may it be unset, whose port MOCK_PORT says.`,
  );
}

/** The demo's visitors are nobody's secret; where others sign in, a site without one would only fail at the first of them. */
export function demandSecret({ signInElsewhere, authSecret }: Env): void {
  if (authSecret || signInElsewhere.length === 0) return;
  throw new Error(
    `The environment variable AUTH0_SECRET must be set, since AUTH_DOMAIN is for ${signInElsewhere.join(', ')}: at least 32 characters, such as \`openssl rand -hex 32\` prints.`,
  );
}
