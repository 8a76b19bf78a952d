import { hasLocalMatch } from 'next/dist/shared/lib/match-local-pattern';
import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern';
import { describe, expect, it } from 'vitest';
import { readBuiltIn } from '../env/built-in';
import { cutUrl } from './picture-cuts';
import { isOfDemo, listRemotePatterns, localPatterns } from './picture-hosts';

describe("the image service, of the site's own paths,", () => {
  const isTaken = (path: string) => hasLocalMatch([...localPatterns], path);

  it.each([cutUrl('still', '1x1', 'https://media.test/a.webp'), '/icons/icon-512.png', '/share-card.png'])(
    'takes a picture: %s',
    (path) => expect(isTaken(path)).toBe(true),
  );

  it.each([
    '/api/voucher/A1',
    '/api/health/ready',
    '/api/session',
    '/films',
    '/',
    '/api/pictures/../voucher/A1',
    '/api/pictures/%2e%2e/voucher/A1',
    '/icons/../api/voucher/A1',
    '/api/pictures/still/1x1/aHR0cHM6?a',
    '/icons/icon-512.png?a',
    '/_next/image',
  ])('takes nothing else: %s', (path) => expect(isTaken(path)).toBe(false));
});

describe('the image service, of other hosts,', () => {
  const isTaken = (source: Record<string, string>, address: string) =>
    hasRemoteMatch([], listRemotePatterns(readBuiltIn(source)), new URL(address));
  const ours = { CATALOGUE_API_URL: 'https://api.test', MEDIA_HOSTS: 'media.test,*.cdn.test' };

  it.each([
    ['https://media.test/a.webp', true],
    ['https://one.cdn.test/a.webp', true],
    ['https://media.test:8443/a.webp', false],
    ['https://one.cdn.test:22/a.webp', false],
    ['http://media.test/a.webp', false],
    ['https://one.two.cdn.test/a.webp', true],
    ['https://cdn.test/a.webp', false],
    ['https://evilcdn.test/a.webp', false],
    ['https://media.test/a.webp?n=1', false],
  ])('asks none but those that are named, at their usual port: %s, %s', (address, expected) => {
    expect(isTaken(ours, address)).toBe(expected);
  });

  it('asks the demo at whatever port it stands, which no build knows', () => {
    expect(isTaken({}, 'http://127.0.0.1:4302/a.webp')).toBe(true);
    expect(listRemotePatterns(readBuiltIn({})).every(({ protocol }) => protocol === 'http')).toBe(true);
    expect(readBuiltIn({}).MEDIA_HOSTS.every(isOfDemo)).toBe(true);
  });
});
