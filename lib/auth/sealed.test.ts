import { decodeProtectedHeader } from 'jose';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseSealed, writeSealed } from './sealed';

const found = { token: 'secret-token', setCookie: ['__session=a; Path=/'] };
beforeEach(() => {
  vi.stubEnv('AUTH0_SECRET', 'a'.repeat(32));
});

it('leaves a renewed session for other replicas so that nobody else can read it', async () => {
  const sealed = await writeSealed(found);
  expect(sealed).not.toContain('secret-token');
  expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'dir', enc: 'A256GCM' });
  expect(await parseSealed(sealed)).toEqual(found);
});

it('takes nothing that was sealed with another secret, or by nobody', async () => {
  const sealed = await writeSealed(found);
  vi.stubEnv('AUTH0_SECRET', 'b'.repeat(32));
  await expect(parseSealed(sealed)).rejects.toThrow();
  await expect(parseSealed('garbage')).rejects.toThrow();
});
