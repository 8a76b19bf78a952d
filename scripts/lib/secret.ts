import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Git ignores the folder. */
const usual = '.cache/sign-in-secret';

/** The secret of a machine that was given none: made once, so that whoever is signed in stays so after a restart. */
export function readSecret(file = usual): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
