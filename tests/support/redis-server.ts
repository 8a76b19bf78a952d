import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@/scripts/lib/ports';

/** Where it is not installed, what needs it cannot be said. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test's own that keeps nothing. */
export async function startRedis() {
  // Files are tried side by side, and each must have its own.
  const own = (await freePorts(6700 + Number(process.env.VITEST_POOL_ID ?? 0) * 20)).site;
  const launch = (): ChildProcess =>
    spawn('redis-server', ['--port', `${own}`, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  let server = launch();
  await waitUntilUp(own);
  return {
    port: own,
    url: `redis://127.0.0.1:${own}`,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    end: async () => {
      server.kill('SIGCONT');
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    restart: async () => {
      server = launch();
      await waitUntilUp(own);
    },
  };
}

async function waitUntilUp(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (spawnSync('redis-cli', ['-p', `${port}`, 'ping'], { encoding: 'utf8' }).stdout.startsWith('PONG')) return;
    await pause(50);
  }
}
