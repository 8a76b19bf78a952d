import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';

/** Writes a certificate for two days that nobody vouches for, for an edge that is only tried. */
export function writeSelfSigned(folder: string, host: string): { certificate: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const named = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const { status } = spawnSync('openssl', ['req', ...kind, ...named, '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Problem('openssl wrote no certificate. Install it with `apt-get install openssl`.');
  return { certificate, key };
}
