import { expect, test } from '@playwright/test';
import { askSite } from '../support/ask-site';
import { setProviderFault } from '../support/mock-control';

const host = `fr.localhost:${process.env.PORT ?? 4300}`;
const signIn = () => askSite(host, '/auth/login?returnTo=/films');
const there = (location = '') => new URL(location).pathname;
const unavailable = `http://${host}/films#sign-in=unavailable`;

test.describe.configure({ mode: 'default' });
test.afterAll(() => setProviderFault(null));

test('a provider that dies after the start leads nobody to a dead page', async () => {
  await setProviderFault(null);
  const { status, headers } = await signIn();
  expect([status, there(headers.location)]).toEqual([307, '/auth']);

  for (const kind of ['down', 'error'] as const) {
    await setProviderFault({ kind });
    expect((await signIn()).headers.location, kind).toBe(unavailable);
  }
  await setProviderFault({ kind: 'slow', latencyMs: 12_000 });
  const begun = Date.now();
  expect((await signIn()).headers.location).toBe(unavailable);
  expect(Date.now() - begun).toBeLessThan(9_000);

  await setProviderFault(null);
  expect(there((await signIn()).headers.location)).toBe('/auth');
});
