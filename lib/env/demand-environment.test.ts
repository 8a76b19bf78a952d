import { beforeEach, expect, it, vi } from 'vitest';
import { siteIds } from '../sites/sites';
import { demandEnvironment } from './demand-environment';

const own = { AUTH_DOMAIN: 'id.test', AUTH_CLIENT_ID: 'i', AUTH_CLIENT_SECRET: 's', AUTH_AUDIENCE: 'a' };
const start = (variables: Record<string, string>) => () => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  demandEnvironment();
};

beforeEach(() => {
  for (const name of ['AUTH0_SECRET', 'AUTH_DOMAIN', 'SITES', 'BUILT_IN']) vi.stubEnv(name, '');
});

it.each<[Record<string, string>, string]>([
  [own, siteIds.join(', ')],
  [{ ...own, SITES: 'ch' }, 'ch'],
  [{ ...own, AUTH_DOMAIN: '', AUTH_DOMAIN_BE: 'http://localhost:9000' }, 'be'],
])('is not started to fail at the first sign-in: %j', (variables, sites) => {
  expect(start(variables)).toThrow(
    new Error(
      `The environment variable AUTH0_SECRET must be set, since AUTH_DOMAIN is for ${sites}: at least 32 characters, such as \`openssl rand -hex 32\` prints.`,
    ),
  );
});

it.each<Record<string, string>>([
  { ...own, AUTH0_SECRET: 'a secret of thirty-two characters, or more' },
  { ...own, AUTH_DOMAIN: '', AUTH_DOMAIN_BE: 'id.test', SITES: 'fr' },
  {},
  { CATALOGUE_API_URL: 'https://api.test' },
])('is started with a secret, and where no provider of its own is asked: %j', (variables) => {
  expect(start(variables)).not.toThrow();
});
