import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@playwright/test';

/** As an operator starts a build that is at hand: without the commands of this project, which would build again. */
function start(variables: Record<string, string>) {
  return new Promise<{ code: unknown; said: string }>((done) => {
    execFile(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '--port', '0'],
      { env: { ...process.env, NODE_ENV: 'production', ...variables }, timeout: 20_000 },
      (error, stdout, stderr) => done({ code: error?.killed ? 'still running' : error?.code, said: stdout + stderr }),
    );
  });
}

test('a build of the demo refuses to serve a catalogue of its own, and says why', async () => {
  const { code, said } = await start({ CATALOGUE_API_URL: 'https://api.test', MEDIA_HOSTS: 'media.test' });
  expect(said).toContain('TAG_HOSTS meant http://*.localhost:* and now means none');
  expect(said).toContain('MEDIA_HOSTS meant http://127.0.0.1:* and now means https://media.test');
  expect(said).toContain('Build again');
  expect(code).toBe(1);
});

test('so it does for the catalogue of a single site', async () => {
  const { code, said } = await start({ CATALOGUE_API_URL_FR: 'https://fr.test' });
  expect([code, said]).toEqual([1, expect.stringContaining('TAG_HOSTS meant http://*.localhost:*')]);
});

test('a variable that cannot be so ends the start with one sentence that names it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const starts = await Promise.all([
    start({ REDIS_URL: 'redis' }),
    start({ AUTH_DOMAIN: 'id.test', AUTH_FRAME_HOSTS: 'id.test' }),
    start({ METRICS_PORT: `${port}` }),
  ]);
  taken.close();
  expect(starts.map(({ code }) => code)).toEqual([1, 1, 1]);
  const sentences = starts.map(({ said }) => {
    const line = said.split('\n').find((each) => each.startsWith('{'));
    return JSON.parse(line ?? '{}').reason;
  });
  expect(sentences).toEqual([
    'The environment variable REDIS_URL must be an address such as redis://10.0.0.9:6379.',
    'The environment variable AUTH_CLIENT_ID must be set for fr, since AUTH_DOMAIN is.',
    `Nothing can listen where METRICS_PORT and METRICS_HOST say, 127.0.0.1:${port}: EADDRINUSE.`,
  ]);
});
