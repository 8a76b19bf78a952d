import { expect, it } from 'vitest';
import { buildGlow } from './glow';

const poster = { sm: '/1.webp', md: '/1.webp', lg: '/1.webp' };
const parts = (colour: string) => (colour.match(/\w{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
const widen = (short = '') => short.replace(/\w/g, '$&$&');

it.each(['#000000', '#ffffff', '#622814', '#1e181a', '#0808f7'])('lights a card in nearly the tone %s', (tone) => {
  const glow = buildGlow({ poster, tone }).tone;
  expect(glow).toMatch(/^#[\da-f]{3}$/);
  parts(widen(glow)).forEach((part, at) => void expect(Math.abs(part - parts(tone)[at]!)).toBeLessThanOrEqual(8));
});

it('draws a missing poster in exactly its tone', () => {
  expect(buildGlow({ poster: null, tone: '#1e181a' })).toEqual({ tone: '#1e181a' });
});

it('has no light without a tone', () => {
  expect(buildGlow({ poster, tone: null })).toEqual({});
});
