import { expect, it, vi } from 'vitest';
import { visitorForTests } from '@/tests/support/visitor-for-tests';
import { clientCalls } from './client-calls';
import { sendClientCall } from './send-client-call';

const visitor = visitorForTests();

/** Asks for the account of a Swiss visitor at a client API that the catalogue's settings name. */
const askAccount = (clientUrl: string) =>
  sendClientCall({ site: 'ch', language: 'fr', clientUrl, token: 'a token' }, clientCalls.me);

it.each(['http://clients.test', 'http://127.0.0.1:3001/ch/client', 'http://localhost:3001'])(
  'a client API without TLS is asked nothing: %s',
  async (clientUrl) => {
    await expect(askAccount(clientUrl)).rejects.toThrow(/^502 .*without TLS$/);
    expect(visitor.heard).toEqual([]);
  },
);

it.each([
  ['http://127.0.0.1:3001/{site}', 'http://clients.test', false],
  ['http://127.0.0.1:3001/{site}', 'http://127.0.0.1.clients.test', false],
  ['http://127.0.0.1:3001/{site}', 'http://127.0.0.1:3001/ch/client', true],
  ['http://localhost:3001/{site}', 'http://localhost:3001/ch/client', true],
  ['http://api.internal/{site}', 'http://api.internal/ch/client', false],
])('beside a catalogue at %s, one at %s: %s', async (catalogue, clientUrl, isAsked) => {
  vi.stubEnv('CATALOGUE_API_URL', catalogue);
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(visitor.account));
  const outcome = await askAccount(clientUrl).then(
    () => true,
    () => false,
  );
  expect([outcome, asked.mock.calls.length]).toEqual([isAsked, isAsked ? 1 : 0]);
  asked.mockRestore();
});
