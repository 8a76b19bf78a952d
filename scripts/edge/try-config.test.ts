import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNginx } from './nginx';
import { tryConfig } from './try-config';

vi.mock('node:child_process', { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candela-tried-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

const own = { EDGE_REPLICAS: '127.0.0.1:3004', EDGE_LISTEN: '5795' };

describe.runIf(findNginx())('nginx is asked, and nothing is left behind,', () => {
  it('what it thinks of an edge of this machine where the variables name none', () => {
    expect(tryConfig({ EDGE_REPLICAS: '' })).toContain('nginx takes the configuration of `npm run edge`');
  });

  it('what it thinks of the variables, and of no place that they name', () => {
    const places = { EDGE_STATE: join(folder, 'state'), EDGE_LOG: join(folder, 'access.log') };
    expect(tryConfig({ ...own, ...places })).toBe('nginx takes the configuration that these variables give.');
  });

  it('and is quoted where it takes none', () => {
    const source = { ...own, EDGE_CERTIFICATE: '/nowhere/a.pem', EDGE_CERTIFICATE_KEY: '/nowhere/a.key' };
    expect(() => tryConfig(source)).toThrow(
      /^nginx does not take the configuration:\n[\s\S]*cannot load certificate "\/nowhere\/a\.pem"/,
    );
  });
});

it.each([
  [{ EDGE_LISTEN: 'x' }, /^EDGE_LISTEN must/],
  [{ EDGE_STATE: 'kept' }, /^EDGE_STATE must/],
  [{ EDGE_LOG: 'off' }, /^EDGE_LOG must/],
])('says in one sentence what is wrong with %j', (source, sentence) => {
  expect(() => tryConfig({ ...own, ...source })).toThrow(sentence);
});

it('does not pass where there is no nginx to ask', () => {
  vi.mocked(spawnSync).mockReturnValue({ pid: 0, output: [], stdout: '', stderr: '', signal: null, status: null });
  expect(() => tryConfig(own)).toThrow(/^nginx is not on this machine\./);
});
