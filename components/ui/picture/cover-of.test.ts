import { expect, it } from 'vitest';
import { coverOf } from './cover-of';

const sizesOf = (boxes: Parameters<typeof coverOf>[1]) => coverOf('still', boxes).sizes;

it('asks for as much of a picture as a box takes that is taller than it', () => {
  expect(sizesOf({ phone: ['100vw', '20rem'] })).toBe('max(44.5rem, 100vw)');
  expect(sizesOf({ phone: ['100px', 1] })).toBe('223px');
  expect(sizesOf({ phone: ['30vw', 4 / 3] })).toBe('50vw');
});

it('asks for the width of a box that is flatter than the picture', () => {
  expect(sizesOf({ phone: ['100vw', 3] })).toBe('100vw');
});

it('follows a height that depends on the window', () => {
  expect(sizesOf({ phone: ['100vw', '100svh - 4rem'] })).toBe('max(calc((100svh - 4rem) * 2.23), 100vw)');
});

it('names the widest screen first, for a browser takes the first that fits', () => {
  expect(sizesOf({ phone: ['100vw', 3], desktop: ['25vw', 3], tablet: ['50vw', 3] })).toBe(
    '(min-width: 1080px) 25vw, (min-width: 700px) 50vw, 100vw',
  );
});
