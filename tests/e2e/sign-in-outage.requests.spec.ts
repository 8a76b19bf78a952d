import { expect, test } from '@playwright/test';
import { askSite } from '../support/ask-site';
import { setProviderFault } from '../support/mock-control';

const host = `fr.localhost:${process.env.PORT ?? 4300}`;
const signIn = () => askSite(host, '/auth/login?returnTo=/films');
const there = (location = '') => new URL(location).pathname;
const unavailable = `http://${host}/films#sign-in=unavailable`;

test.describe.configure({ mode: 'default' });
test.afterAll(() => setProviderFault(null));

test('a provider that dies leads nobody to a dead page', async () => {
  for (const kind of ['down', 'error'] as const) {
    await setProviderFault({ kind });
    // For ten seconds after it has answered somebody it is taken to be there.
    await expect
      .poll(async () => (await signIn()).headers.location, { message: kind, timeout: 15_000 })
      .toBe(unavailable);
  }
  await setProviderFault(null);
  const { status, headers } = await signIn();
  expect([status, there(headers.location)]).toEqual([307, '/auth']);
});
