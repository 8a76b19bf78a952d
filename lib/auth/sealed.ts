import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { env } from '@/lib/env/env';

/** Of the secret of sign-in, which every replica has, and for this alone. */
const sealingKey = () => createHash('sha256').update(`renewals ${env().authSecret}`).digest();

export const writeSealed = (found: unknown): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(found)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey());

/** Throws where it was sealed by nobody of ours. */
export async function parseSealed(sealed: string): Promise<unknown> {
  const { plaintext } = await compactDecrypt(sealed, sealingKey());
  return JSON.parse(new TextDecoder().decode(plaintext));
}
