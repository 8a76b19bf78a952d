import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readSecret } from './secret';

const folder = mkdtempSync(join(tmpdir(), 'candela-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, long enough, and for its owner alone', () => {
  const file = join(folder, 'new', 'secret');
  const secret = readSecret(file);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(readSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(file);
  expect(readSecret(file)).not.toBe(secret);
  writeFileSync(file, `${secret}\n`);
  expect(readSecret(file)).toBe(secret);
});
