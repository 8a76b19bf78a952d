import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noteEnding } from '../process/ending';
import { noteOwnServer } from '../process/own-servers';
import { readReadiness } from './readiness';

const asked: string[] = [];
let status = 503;
const server = createServer(({ url, headers }, response) => {
  asked.push(`${headers.host}${url}`);
  response.writeHead(status).end('a page');
});
const address = () => server.address() as { port: number };

beforeAll(async () => {
  noteOwnServer();
  await new Promise<void>((done) => server.listen(0, done));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.stubEnv('SITES', 'ch,tn');
});

it('is not ready before its main pages are made, which the first question sees to', async () => {
  expect(readReadiness()).toEqual({ ready: false, ending: false, mainPages: null });
  await fetch(`http://localhost:${address().port}/`);
  asked.length = 0;

  expect(readReadiness()).toMatchObject({ ready: false, mainPages: null });
  await vi.waitFor(() => expect(readReadiness().mainPages).toEqual({ made: 0, of: asked.length }));
  expect(readReadiness().ready).toBe(false);

  status = 200;
  asked.length = 0;
  await vi.waitFor(() => expect(readReadiness().ready).toBe(true), 5_000);
  expect(asked).toContain('www.candela-cinemas.ch/de');
  expect(asked).toContain('www.candela-cinemas.tn/fr');
  const count = asked.length;
  readReadiness();
  expect(asked).toHaveLength(count);
});

it('is not ready any more once it is told to end', () => {
  noteEnding();
  expect(readReadiness()).toMatchObject({ ready: false, ending: true });
});
