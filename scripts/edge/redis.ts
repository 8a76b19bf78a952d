import { type ChildProcess, spawnSync } from 'node:child_process';
import { launchProgram } from '../lib/children';
import { Problem } from '../lib/problem';

const program = process.env.REDIS_SERVER_PATH || 'redis-server';

export const hasRedis = (): boolean => spawnSync(program, ['--version']).status === 0;

export function demandRedis(): void {
  if (!hasRedis())
    throw new Problem(
      'redis-server is not on this machine. Install it with `apt-get install redis-server` (Debian, Ubuntu) or `brew install redis`.',
    );
}

/** Megabytes. */
export const redisRoom = 512;

/** Keeps nothing on disk, and no more in memory than pages need; what was asked for longest ago goes first. */
const settings = [
  '--save',
  '',
  '--appendonly',
  'no',
  '--maxmemory',
  `${redisRoom}mb`,
  '--maxmemory-policy',
  'allkeys-lru',
];

export const launchRedis = (port: number): ChildProcess =>
  launchProgram(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--loglevel', 'warning', ...settings]);
