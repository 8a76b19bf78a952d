import { expect, it } from 'vitest';
import { launchNode, readOutput, waitUntilFinished } from '../lib/children';

it.each(['drill', 'soak'])(
  'the %s ends with 1 where a program is missing, and says how to come by it',
  async (name) => {
    const env = { REDIS_SERVER_PATH: '/nowhere/redis-server' };
    const child = launchNode(['--import', 'tsx', `scripts/${name}.ts`], { env, output: 'quiet' });
    expect(await waitUntilFinished(child, 30)).toBe(1);
    expect(readOutput(child)).toMatch(
      /^The \w+ was left out: .*Install it with `apt-get install nginx-light .*`redis-server`\.\n$/,
    );
  },
  40_000,
);
