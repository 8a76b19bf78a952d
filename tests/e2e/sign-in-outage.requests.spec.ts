import { expect, test } from '@playwright/test';
import { ask } from '../support/ask';
import { spoilProvider } from '../support/mock';

const host = `fr.localhost:${process.env.PORT ?? 4300}`;
const signIn = () => ask(host, '/auth/login?returnTo=/films');
const there = (location = '') => new URL(location).pathname;
const unavailable = `http://${host}/films#sign-in=unavailable`;

test.describe.configure({ mode: 'default' });
test.afterAll(() => spoilProvider(null));

test('a provider that dies after the start leads nobody to a dead page', async () => {
  await spoilProvider(null);
  const { status, headers } = await signIn();
  expect([status, there(headers.location)]).toEqual([307, '/auth']);

  for (const kind of ['down', 'error'] as const) {
    await spoilProvider({ kind });
    expect((await signIn()).headers.location, kind).toBe(unavailable);
  }
  await spoilProvider({ kind: 'slow', latencyMs: 12_000 });
  const begun = Date.now();
  expect((await signIn()).headers.location).toBe(unavailable);
  expect(Date.now() - begun).toBeLessThan(9_000);

  await spoilProvider(null);
  expect(there((await signIn()).headers.location)).toBe('/auth');
});
