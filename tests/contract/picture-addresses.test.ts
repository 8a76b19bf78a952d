import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { imageUrl } from '@/lib/api/wire/links';
import { readBuiltIn } from '@/lib/env/built-in';
import { cutUrl, parseCut } from '@/lib/http/picture-cuts';
import { listRemotePatterns } from '@/lib/http/picture-hosts';
import { config } from '@/middleware';

const isRefused = (url: string) => doesMiddlewareMatch({ config, nextConfig: {}, url });
const cutOf = (address: string) => cutUrl('still', '1x1', address);
const isCut = (address: string) => parseCut(cutOf(address)) !== undefined;

/** As a catalogue may write them, and as they are written in a page. */
const written = [
  ['https://media.test/a.webp', 'https://media.test/a.webp'],
  ['https://media.test/p01 é&1.webp', 'https://media.test/p01%20%C3%A9&1.webp'],
  ['HTTPS://Media.Test:443/a.webp', 'https://media.test/a.webp'],
  ['https://media.test/%61%7e%c3%a9.webp', 'https://media.test/a~%C3%A9.webp'],
  ['https://media.test/x/../a/./b.webp', 'https://media.test/a/b.webp'],
  ['https://media.test//a.webp', 'https://media.test//a.webp'],
  ['https://me@media.test/a.webp', 'https://media.test/a.webp'],
  ['https://media.test/a%2Fb/[1]^100%.webp', 'https://media.test/a%2Fb/%5B1%5D%5E100%25.webp'],
  ["https://media.test/it's(1)+a,b;c=d!$*.webp", "https://media.test/it's(1)+a,b;c=d!$*.webp"],
  ['https://My_cdn.test/a.webp', 'https://my_cdn.test/a.webp'],
  ['http://127.0.0.1:3002/posters/p01-500.webp', 'http://127.0.0.1:3002/posters/p01-500.webp'],
  ['/icons/../share-card.png?a#b', '/share-card.png'],
] as const;

it.each(written)('a picture at %s has one address in our pages, which the image service takes', (address, one) => {
  expect(imageUrl.parse(address)).toBe(one);
  expect(imageUrl.parse(one)).toBe(one);
  expect(isRefused(pictureUrl(one, 400))).toBe(false);
});

it.each(written.filter(([address, one]) => address !== one))(
  'a picture at %s is refused, written so',
  (address, one) => {
    expect(isRefused(pictureUrl(address, 400))).toBe(true);
    expect([isCut(address), isCut(one)]).toEqual([false, one.startsWith('http')]);
  },
);

it.each(['media', 'media.test', 'Media.Test', 'my_cdn.test', '1-a.media.test', '*.My_cdn.test'])(
  'pictures of a host that MEDIA_HOSTS may name are shown: %s',
  (host) => {
    const address = imageUrl.parse(`https://${host.replace('*', 'One')}/a.webp`) ?? '';
    const patterns = listRemotePatterns(readBuiltIn({ MEDIA_HOSTS: host }));
    expect([isRefused(pictureUrl(address, 400)), hasRemoteMatch([], patterns, new URL(address))]).toEqual([
      false,
      true,
    ]);
  },
);

it.each([
  'https://media.test/a.webp?',
  'https://media.test/a.webp#',
  'https://media.test/a.webp?#',
  'https://media.test/a.we\nbp',
  'https:\\\\media.test\\a.webp',
  ' https://media.test/a.webp',
  'https:media.test/a.webp',
  'https://media.test/%2e%2e/a.webp',
  'https://media.test',
  '/x/../share-card.png',
  '/./share-card.png',
  '/share-card.png/',
  '//share-card.png',
  '/icons//icon-512.png',
  '/icons/icon-51%32.png',
])('another spelling would be another picture, and is refused: %j', (address) => {
  expect(isRefused(pictureUrl(address, 400))).toBe(true);
});

it('a width and a quality are written in one way as well', () => {
  const picture = pictureUrl('/share-card.png', 400);
  expect(isRefused(picture)).toBe(false);
  expect(isRefused(picture.replace('w=400', 'w=0400'))).toBe(true);
  expect(isRefused(picture.replace('q=75', 'q=075'))).toBe(true);
});

it('the address of a cut is asked for as it is, and by no other', () => {
  const cut = cutOf('https://media.test/a.webp');
  expect(isRefused(pictureUrl(cut, 400))).toBe(false);
  for (const other of ['https://media.test/a.webp?', '/share-card.png', 'file:///etc/passwd', 'a'])
    expect([other, isCut(other)]).toEqual([other, false]);
});

it('only what means something else escaped is escaped, in large letters', () => {
  const escapes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`);
  const needless = escapes.filter((each) => /^[\w.~-]$/.test(unescape(each)));
  expect(needless).toHaveLength(66);
  for (const each of escapes) {
    const address = `https://media.test/a${each}.webp`;
    expect([each, isRefused(pictureUrl(address, 400))]).toEqual([each, needless.includes(each)]);
    expect([each, imageUrl.parse(address) === address]).toEqual([each, !needless.includes(each)]);
  }
  expect(isRefused(pictureUrl('https://media.test/%2f.webp', 400))).toBe(true);
});
