import { expect, it } from 'vitest';
import { writePlainEscapes } from './plain-escapes';

const escapes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`);

it('writes letters, figures and -._~ as they are, and nothing else', () => {
  const plain = escapes.filter((each) => writePlainEscapes(each) !== each);
  expect(plain.map(writePlainEscapes).sort().join('')).toBe(
    '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~',
  );
});

it('writes each escape in large letters, and means the same', () => {
  for (const each of escapes) {
    const plain = writePlainEscapes(each.toLowerCase());
    expect([each, plain]).toEqual([each, writePlainEscapes(each)]);
    expect(unescape(plain)).toBe(unescape(each));
  }
});

it.each([
  ['/films/%70erihelion', '/films/perihelion'],
  ['/actualites/l%27%c3%a9t%c3%a9', '/actualites/l%27%C3%A9t%C3%A9'],
  ["/films/it's-(1)!*", "/films/it's-(1)!*"],
  ['/films/a%2fb%2570', '/films/a%2Fb%2570'],
  ['/films/%E0%A4%A', '/films/%E0%A4%A'],
  ['/films/100%', '/films/100%'],
])('%s is %s, and that is itself', (path, plain) => {
  expect(writePlainEscapes(path)).toBe(plain);
  expect(writePlainEscapes(plain)).toBe(plain);
});
