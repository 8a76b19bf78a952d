import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteIds } from '../sites/sites';
import { readBuiltIn } from './built-in';
import { demandEnvironment } from './demand-environment';

const own = { AUTH_DOMAIN: 'id.test', AUTH_CLIENT_ID: 'i', AUTH_CLIENT_SECRET: 's', AUTH_AUDIENCE: 'a' };
const start = (variables: Record<string, string>) => () => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  demandEnvironment();
};

beforeEach(() => {
  const names = ['AUTH0_SECRET', 'AUTH_DOMAIN', 'SITES', 'BUILT_IN', 'MOCK_PORT', 'CATALOGUE_API_URL', 'MEDIA_HOSTS'];
  for (const name of names) vi.stubEnv(name, '');
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

describe('a build', () => {
  /** Made for the environment that it is started in. */
  const startMade = (variables: Record<string, string>) =>
    start({ ...variables, BUILT_IN: JSON.stringify(readBuiltIn(variables)) });
  const sentence = (sites: string) =>
    new Error(
      `The environment variable CATALOGUE_API_URL must be set: nothing says where the catalogue of ${sites} is. Only beside the demo may it be unset, whose port MOCK_PORT says.`,
    );

  it.each<[Record<string, string>, string]>([
    [{}, siteIds.join(', ')],
    [{ SITES: 'fr,be', CATALOGUE_API_URL_FR: 'https://fr.test', MEDIA_HOSTS: 'media.test' }, 'be'],
    [{ SITES: 'ch', MEDIA_HOSTS: 'media.test', PORT: '4000' }, 'ch'],
  ])('is not started to ask this machine for a catalogue that was forgotten: %j', (variables, sites) => {
    expect(startMade(variables)).toThrow(sentence(sites));
  });

  it.each<Record<string, string>>([
    { CATALOGUE_API_URL: 'https://api.test' },
    { SITES: 'fr', CATALOGUE_API_URL_FR: 'https://fr.test' },
    { MOCK_PORT: '3001' },
    { MOCK_PORT: '3001', CATALOGUE_API_URL_FR: 'https://fr.test' },
    { CATALOGUE_API_URL: 'http://127.0.0.1:3001/{site}' },
  ])('is started where it is said: %j', (variables) => {
    expect(startMade(variables)).not.toThrow();
  });
});
