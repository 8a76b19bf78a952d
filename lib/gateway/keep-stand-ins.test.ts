import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { log } from '../process/log';
import { noteOwnServer } from '../process/own-servers';
import { keepStandIns } from './keep-stand-ins';

const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
const manifest = join(folder, 'prerender-manifest.json');
const asked: string[] = [];
const server = createServer(({ url = '', headers }, response) => {
  if (url.startsWith('/instead')) asked.push(`${headers.host}${url} ${headers['x-prerender-revalidate']}`);
  response.writeHead(url.includes('fr-TN') ? 500 : 200).end('a page');
});

beforeAll(async () => {
  vi.stubEnv('SITES', 'be,tn');
  writeFileSync(manifest, JSON.stringify({ preview: { previewModeId: 'open' } }));
  noteOwnServer();
  keepStandIns(manifest);
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('has the page of each language made once, with the first question, and says which could not be made', async () => {
  vi.stubEnv('SITES', 'be,tn');
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const { port } = server.address() as AddressInfo;
  const ask = () => fetch(`http://localhost:${port}/icon.svg`);
  await Promise.all([ask(), ask()]);
  const expected = [
    'www.candela-cinemas.be/instead/fr-BE/unavailable open',
    'www.candela-cinemas.be/instead/nl-BE/unavailable open',
    'www.candela-cinemas.be/instead/en-BE/unavailable open',
    'www.candela-cinemas.tn/instead/fr-TN/unavailable open',
    'www.candela-cinemas.tn/instead/en-TN/unavailable open',
  ];
  await vi.waitFor(() => expect(asked).toEqual(expected));
  await ask();
  await vi.waitFor(() => expect(warn.mock.lastCall?.[1]).toMatchObject({ path: '/instead/fr-TN/unavailable' }));
  expect(asked).toEqual(expected);
});
