import { expect, it } from 'vitest';
import { cutArea, cutUrl, parseCut } from './picture-cuts';

const address = 'https://media.example/backdrops/p01%20%C3%A9.webp';

it('finds in the address of a cut what was put into it', () => {
  const [print = '', shape = '', encoded = ''] = cutUrl('still', '1x1', address).split('/').slice(3);
  expect(parseCut(print, shape, encoded)).toEqual({ print: 'still', shape: '1x1', address });
});

it.each([
  ['portrait', '1x1'],
  ['still', '9x9'],
  ['toString', '1x1'],
])('knows no other print and no other shape: %s, %s', (print, shape) => {
  expect(parseCut(print, shape, 'aHR0cHM6')).toBeUndefined();
});

it.each(['~', '~~', '=', '!', ' ', '\n', 'A'])('a picture has no other address: %j behind it', (more) => {
  const [, encoded = ''] = cutUrl('still', '1x1', address).split('/1x1/');
  expect(parseCut('still', '1x1', encoded)).toBeDefined();
  expect(parseCut('still', '1x1', encoded + more)).toBeUndefined();
});

it('is not written in the letters of the other alphabet', () => {
  const letters = 'https://media.example/~~~???>>>'.replace(/[?>]/g, encodeURIComponent);
  const [, encoded = ''] = cutUrl('still', '1x1', letters).split('/1x1/');
  expect(encoded).toMatch(/[-_]/);
  expect(parseCut('still', '1x1', encoded)?.address).toBe(letters);
  expect(parseCut('still', '1x1', encoded.replaceAll('-', '+').replaceAll('_', '/'))).toBeUndefined();
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
