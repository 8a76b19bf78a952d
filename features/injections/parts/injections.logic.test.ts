import { describe, expect, it } from 'vitest';
import type { Injection } from '@/lib/domain/settings';
import { isSilent, pickAllowed } from './injections.logic';

const injection = (facts: Partial<Injection>): Injection => ({
  position: 'head',
  tag: 'script',
  attributes: {},
  content: null,
  ...facts,
});
const script = (src: string) => injection({ attributes: { src } });

describe('what may stand in a page before anyone is asked', () => {
  it.each<[string, Partial<Injection>]>([
    ['a name', { tag: 'meta', attributes: { name: 'candela-site', content: 'fr' } }],
    ['a property', { tag: 'meta', attributes: { property: 'fb:app_id', content: '1' } }],
    ['a link nobody follows', { tag: 'link', attributes: { rel: 'me', href: 'https://social.test/@candela' } }],
  ])('%s', (_, facts) => {
    expect(isSilent(injection(facts))).toBe(true);
  });

  it.each<[string, Partial<Injection>]>([
    ['a script', { content: 'track()' }],
    [
      'an order to the browser',
      { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=https://evil.test' } },
    ],
    ['a style of another host', { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://css.test/a.css' } }],
    ['a connection to another host', { tag: 'link', attributes: { rel: 'preconnect', href: 'https://tags.test' } }],
    ['a name outside the head', { tag: 'meta', position: 'bodyEnd', attributes: { name: 'a', content: 'b' } }],
    ['a picture for those without scripts', { tag: 'noscript', content: '<img src="https://tags.test/p.gif">' }],
  ])('not %s', (_, facts) => {
    expect(isSilent(injection(facts))).toBe(false);
  });
});

describe('what waits for consent', () => {
  const hosts = ['tags.test'];

  it('is a script of our own words, and one of a host that the operator has named', () => {
    const both = [injection({ content: 'track()' }), script('https://tags.test/container.js')];
    expect(pickAllowed(both, hosts)).toEqual(both);
  });

  it.each([
    'https://evil.test/a.js',
    'http://tags.test/a.js',
    'https://tags.test.evil.test/a.js',
    'https://tags.test@evil.test/a.js',
    '//tags.test/a.js',
    'nonsense',
  ])('is not %s', (src) => {
    expect(pickAllowed([script(src)], hosts)).toEqual([]);
  });

  it('is neither what stood there before nor what is for browsers without scripts', () => {
    const never = [
      injection({ tag: 'meta', attributes: { name: 'a', content: 'b' } }),
      injection({ tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0' } }),
      injection({ tag: 'noscript', content: '<img>' }),
      injection({ tag: 'link', attributes: { rel: 'me', href: 'https://tags.test' } }),
    ];
    expect(pickAllowed(never, hosts)).toEqual([]);
  });
});
