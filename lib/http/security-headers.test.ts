import { unstable_getResponseFromNextConfig as answerWith } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { readBuiltIn } from '../env/built-in';
import { listRemotePatterns } from './picture-hosts';
import { buildHeaderRules } from './security-headers';

const policyFor = (source: Record<string, string>) => {
  const headers = buildHeaderRules(readBuiltIn(source)).flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
};
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

it('lets the demo have its scripts, pictures and pages from this machine', () => {
  const policy = policyFor({});
  expect(directive(policy, 'script-src')).toContain('http://*.localhost:*');
  expect(directive(policy, 'img-src')).toContain('http://127.0.0.1:*');
  expect(directive(policy, 'frame-src')).toContain('http://localhost:*');
});

it.each([
  { CATALOGUE_API_URL: 'https://api.test' },
  { SITES: 'fr', CATALOGUE_API_URL_FR: 'https://fr.test' },
  { CATALOGUE_API_URL: 'https://api.test', MEDIA_HOSTS: 'm.test', TAG_HOSTS: 't.test', AUTH_FRAME_HOSTS: 'f.test' },
])('names no host without TLS where a catalogue is: %j', (source) => {
  expect(policyFor(source)).not.toMatch(/http:|localhost|127\.0\.0\.1/);
  expect(listRemotePatterns(readBuiltIn(source)).filter(({ protocol }) => protocol === 'http')).toEqual([]);
});

it('names each host where it is needed, and nowhere else', () => {
  const policy = policyFor({ MEDIA_HOSTS: '*.m.test', TAG_HOSTS: 't.test', AUTH_FRAME_HOSTS: 'f.test' });
  const having = (host: string) =>
    policy
      .split('; ')
      .filter((each) => each.includes(host))
      .map((each) => each.split(' ')[0]);
  expect(having('https://*.m.test')).toEqual(['img-src']);
  expect(having('https://t.test')).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src']);
  expect(having('https://f.test')).toEqual(['frame-src']);
  expect(listRemotePatterns(readBuiltIn({ MEDIA_HOSTS: '*.m.test' }))).toEqual([
    { protocol: 'https', hostname: '*.m.test', port: '', search: '' },
  ]);
});

it.each([
  ['www.candela-cinemas.fr', 'max-age=63072000; includeSubDomains'],
  ['www.candela-cinemas.ch', 'max-age=63072000; includeSubDomains'],
  ['candela-cinemas.fr', 'max-age=63072000'],
  ['preprod.candela-cinemas.fr', null],
  ['fr.localhost', null],
  ['www.candela-cinemas.fr.evil.test', null],
  ['www.candelaxcinemas.fr', null],
])('has browsers insist on TLS where it is sure to be: %s', async (host, expected) => {
  const nextConfig = { headers: async () => buildHeaderRules(readBuiltIn({})) };
  const { headers } = await answerWith({ url: `https://${host}/films`, nextConfig });
  expect(headers.get('strict-transport-security')).toBe(expected);
});
