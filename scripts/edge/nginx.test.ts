import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { demandNginx, findNginx } from './nginx';

vi.mock('node:child_process', { spy: true });

/** What the system says of a program: its end, or nothing where there is none of that name. */
const answerWith = (statusOf: (program: string) => number | null) =>
  vi.mocked(spawnSync).mockImplementation((program) => {
    return { pid: 0, output: [], stdout: '', stderr: '', signal: null, status: statusOf(program) };
  });

it('says in one sentence how to come by nginx where there is none', () => {
  answerWith(() => null);
  expect(findNginx()).toBeNull();
  expect(demandNginx).toThrow(
    'nginx is not on this machine. Install it with `apt-get install nginx-light libnginx-mod-http-brotli-filter` (Debian, Ubuntu) or `brew install nginx`.',
  );
});

it.each(['/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'])('takes the first that works: %s', (place) => {
  answerWith((program) => (program === place ? 0 : 1));
  expect(demandNginx()).toBe(place);
});
