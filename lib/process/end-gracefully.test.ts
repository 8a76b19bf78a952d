import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { startCollector } from '../telemetry/collector.fixture';

let server: ChildProcess;
afterEach(() => server.kill('SIGKILL'));

/** A process of its own, since what is tried is how one ends. */
async function start(lingerSeconds: number, most = '', collector = '') {
  const program = 'tests/support/ending-server.ts';
  server = spawn(process.execPath, ['--import', 'tsx', program, `${lingerSeconds}`, most], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector },
  });
  const [line] = await once(server.stdout ?? server, 'data');
  const ended = once(server, 'exit').then(([code]) => code);
  return { port: Number(line), ended };
}

const agent = new Agent({ keepAlive: true });

async function ask(port: number, path: string) {
  const [response] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode, text, connection: response.headers.connection };
}

it('finishes what it has in hand, and ends with 0 though a connection is held open', async () => {
  const { port, ended } = await start(0);
  await ask(port, '/slow/0');
  const slow = ask(port, '/slow/700');
  await pause(150);
  const told = Date.now();
  server.kill('SIGTERM');
  expect((await slow).text).toBe('first last');
  expect(await ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(2_500);
});

it('goes on answering for a while, says that it is not ready, and lets go of connections', async () => {
  const { port, ended } = await start(0.6);
  expect((await ask(port, '/ready')).status).toBe(200);
  server.kill('SIGTERM');
  await pause(150);
  expect(await ask(port, '/ready')).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask(port, '/slow/10')).toMatchObject({ status: 200, text: 'first last' });
  expect(await ended).toBe(0);
  await expect(ask(port, '/ready')).rejects.toThrow('ECONNREFUSED');
});

it('answers who came while it was busy and was to take nobody any more', async () => {
  const { port, ended } = await start(0.4);
  await ask(port, '/ready');
  server.kill('SIGTERM');
  await pause(200);
  const busy = ask(port, '/busy/500');
  await pause(50);
  const others = await Promise.all(
    Array.from({ length: 12 }, () => ask(port, '/slow/10').catch((error: Error) => ({ text: error.message }))),
  );
  expect(others.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, () => 'first last'));
  expect((await busy).text).toBe('done');
  expect(await ended).toBe(0);
});

it('waits no longer than it may for an answer that does not end', async () => {
  const { port, ended } = await start(0, '1200');
  ask(port, '/slow/60000').catch(() => undefined);
  await pause(150);
  const told = Date.now();
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(Date.now() - told).toBeGreaterThan(1_000);
  expect(Date.now() - told).toBeLessThan(4_000);
});

/** A collector, and a server that has just answered and still answers when it is told to end. */
async function endWatched(most?: string) {
  const collector = await startCollector();
  onTestFinished(collector.end);
  const { port, ended } = await start(0, most, collector.url);
  await ask(port, '/slow/0');
  const slow = ask(port, '/slow/400').catch(() => undefined);
  await pause(150);
  return {
    collector,
    end: async () => {
      const told = Date.now();
      server.kill('SIGTERM');
      const code = await ended;
      await slow;
      return { code, milliseconds: Date.now() - told };
    },
    names: () => collector.spans().map(({ name }) => name),
  };
}

it('sends what is left of its traces and figures before it ends', async () => {
  const { collector, end, names } = await endWatched();
  expect(await end()).toMatchObject({ code: 0 });
  expect(names()).toEqual(['answer /slow/0', 'answer /slow/400']);
  expect(collector.metrics()).toContain('process.uptime');
});

it('sends it too where it ends with answers unfinished, and that it does', async () => {
  const { collector, end, names } = await endWatched('100');
  expect(await end()).toMatchObject({ code: 0 });
  expect(names()).toEqual(['answer /slow/0']);
  expect(collector.text()).toContain('ended with answers unfinished');
});

it('waits for no collector that is silent', async () => {
  const { collector, end } = await endWatched();
  collector.become('is silent');
  const { code, milliseconds } = await end();
  expect(code).toBe(0);
  expect(milliseconds).toBeGreaterThan(1_900);
  expect(milliseconds).toBeLessThan(4_500);
});
