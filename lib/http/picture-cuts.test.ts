import { expect, it } from 'vitest';
import { cutArea, cutUrl, parseCut } from './picture-cuts';

const address = 'https://media.example/backdrops/p01%20%C3%A9.webp';

const cut = cutUrl('still', '1x1', address);

it('finds in the address of a cut what was put into it', () => {
  expect(parseCut(cut)).toEqual({ print: 'still', shape: '1x1', address });
});

it.each(['portrait', 'toString', ''])('knows no other print: %j', (print) => {
  expect(parseCut(cut.replace('still', print))).toBeUndefined();
});

it.each(['9x9', 'toString', '1X1', ''])('knows no other shape: %j', (shape) => {
  expect(parseCut(cut.replace('1x1', shape))).toBeUndefined();
});

it.each(['~', '~~', '=', '!', ' ', '\n', 'A', '/', '/a', '%2F', '%20', '%00'])(
  'a picture has no other address: %j behind it',
  (more) => expect(parseCut(cut + more)).toBeUndefined(),
);

it.each([
  ['still', 'stil%6C'],
  ['1x1', '%31x1'],
  ['/aH', '/%61H'],
  ['/aH', '//aH'],
  ['/api', '/API'],
  ['/api', '/%61pi'],
  ['/api', '/x/api'],
  ['/api', 'api'],
])('a picture has no other address: %s written %s', (one, other) => {
  expect(parseCut(cut)).toBeDefined();
  expect(cut).toContain(one);
  expect(parseCut(cut.replace(one, other))).toBeUndefined();
});

it('is not written in the letters of the other alphabet', () => {
  const letters = 'https://media.example/~~~???>>>'.replace(/[?>]/g, encodeURIComponent);
  const written = cutUrl('still', '1x1', letters);
  const encoded = written.slice(cutUrl('still', '1x1', '').length);
  expect(encoded).toMatch(/[-_]/);
  expect(parseCut(written)?.address).toBe(letters);
  expect(parseCut(cutUrl('still', '1x1', '') + encoded.replaceAll('-', '+').replaceAll('_', '/'))).toBeUndefined();
});

it('keeps the subject in the middle as far as the edges let it', () => {
  const still = { width: 2000, height: 900 };
  expect(cutArea({ print: 'still', shape: '1x1' }, still)).toEqual({ left: 990, top: 0, width: 900, height: 900 });
  expect(cutArea({ print: 'still', shape: '3x2' }, still)).toEqual({ left: 650, top: 0, width: 1350, height: 900 });
});

it('takes the upper part of a picture that is higher than the shape', () => {
  const area = cutArea({ print: 'front', shape: '3x2' }, { width: 900, height: 1200 });
  expect(area).toEqual({ left: 0, top: 0, width: 900, height: 600 });
});
