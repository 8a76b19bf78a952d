import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { siteIds } from '@/lib/sites/sites';
import { findFaults, findNginx, readNginxFacts } from './nginx';
import { writeSelfSigned } from './self-signed';
import { readEdgeSettings } from './settings';
import { writeConfig } from './write-config';

const nginx = findNginx();
// nginx opens what it is to listen on when it is asked: a machine without IPv6 cannot say whether it would.
const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'));
type Row = [what: string, source: Record<string, string>];
const ofIpv6: Row[] = hasIpv6
  ? [
      ['of an address of IPv6', { EDGE_LISTEN: '[::]:5790' }],
      ['of a port for either', { EDGE_LISTEN: '5790, [::]:5790' }],
    ]
  : [];
const folder = mkdtempSync(join(tmpdir(), 'candela-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whatever an operator may set, as `render.test.ts` has it written, before the program that is to run it. */
describe.runIf(nginx)('nginx takes a configuration', () => {
  const of = (source: Record<string, string>) => {
    const settings = readEdgeSettings(
      { EDGE_REPLICAS: '127.0.0.1:3000,localhost:3001', EDGE_LISTEN: '5790', EDGE_LOG: join(folder, 'log'), ...source },
      { state: join(folder, 'state'), conf: join(folder, 'conf') },
    );
    return findFaults(nginx ?? '', writeConfig(settings, readNginxFacts(), siteIds));
  };

  it.each<Row>([
    ['of replicas alone', {}],
    ['of an address', { EDGE_LISTEN: '127.0.0.1:5790' }],
    ...ofIpv6,
    ['of several ports', { EDGE_LISTEN: '5790,5792' }],
    ['of environments', { EDGE_ENVIRONMENTS: `www, preprod, ${'a'.repeat(63)}` }],
    ['of many environments', { EDGE_ENVIRONMENTS: Array.from({ length: 40 }, (_, index) => `pr-${index}`).join() }],
    ['of trusted hops', { EDGE_TRUSTED_HOPS: '10.0.0.0/8, 192.0.2.1, 2001:db8::/32' }],
    [
      'of sizes and a rate',
      {
        EDGE_RATE: '50r/s',
        EDGE_PAGES_SIZE: '1g',
        EDGE_API_SIZE: '64m',
        EDGE_PICTURES_SIZE: '2g',
        EDGE_FILES_SIZE: '9m',
      },
    ],
  ])('%s', (_, source) => {
    expect(of(source)).toBeNull();
  });

  it('of a certificate', () => {
    const { certificate, key } = writeSelfSigned(folder, 'fr.localhost');
    expect(of({ EDGE_CERTIFICATE: certificate, EDGE_CERTIFICATE_KEY: key, EDGE_PLAIN: '5791' })).toBeNull();
  });
});
