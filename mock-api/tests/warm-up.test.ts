import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureNamed } from '../artwork/pictures';
import { counted, quiet } from '../traffic';
import { firstPictures } from '../warm-up';
import { fixClock } from '../world/clock';
import { mediaHost } from '../world/pictures';
import { FRIDAY } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

test('the first pictures are the heroes, then posters, each once, and each exists', () => {
  const addresses = firstPictures();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses[0]).toMatch(/\/backdrops\/p03-2560\.webp$/);
  expect(addresses.slice(0, 40).filter((address) => address.includes('/posters/')).length).toBeGreaterThan(10);
  expect(addresses.some((address) => address.includes('/facades/'))).toBe(true);
  const named = addresses.map((address) => address.slice(mediaHost().length + 1).replace(/-\d+\.webp$/, ''));
  expect(named.filter((name) => !pictureNamed(name))).toEqual([]);
  expect(addresses.every((address) => address.startsWith(`${mediaHost()}/`))).toBe(true);
});

test('nothing is drawn while somebody waits for an answer', async () => {
  let finish = () => {};
  const answer = counted(() => new Promise<void>((resolve) => (finish = resolve)));
  let isQuiet = false;
  const silence = quiet(60).then(() => {
    isQuiet = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isQuiet).toBe(false);
  finish();
  await answer;
  expect(isQuiet).toBe(false);
  await silence;
  expect(isQuiet).toBe(true);
});
