import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askSite } from '@/tests/support/ask-site';
import { dropPolicyHeader } from './drop-policy-header';

it('lets nobody say by a header which scripts a page that all are given may run', async () => {
  dropPolicyHeader();
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const policy = "script-src 'nonce-evil'";
  const { text } = await askSite(
    'fr.localhost',
    '/',
    { 'content-security-policy': policy, 'Content-Security-Policy-Report-Only': policy, 'x-other': 'heard' },
    port,
  );
  server.close();
  expect(text).toContain('heard');
  expect(text).not.toContain('nonce');
});
