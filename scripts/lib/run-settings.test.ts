import { beforeEach, expect, it, vi } from 'vitest';
import { freePorts } from './ports';
import { Problem } from './problem';
import { readRunSettings } from './run-settings';

beforeEach(async () => {
  vi.stubEnv('PORT', `${(await freePorts(4900)).site}`);
  for (const name of ['AUTH0_SECRET', 'SITES', 'CATALOGUE_API_URL']) vi.stubEnv(name, '');
  for (const name of ['CLIENT_ID', 'CLIENT_SECRET', 'AUDIENCE']) vi.stubEnv(`AUTH_${name}`, 'own');
});

it('starts nothing without a secret where visitors sign in elsewhere, and says so as the site itself would', async () => {
  vi.stubEnv('AUTH_DOMAIN_CH', 'id.test');
  const started = readRunSettings();
  await expect(started).rejects.toThrow(Problem);
  await expect(started).rejects.toThrow(
    /^The environment variable AUTH0_SECRET must be set, since AUTH_DOMAIN is for ch: at least 32 characters/,
  );
});
