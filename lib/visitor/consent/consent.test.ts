import { describe, expect, it } from 'vitest';
import { consentLife, formatConsent, isDecided, parseConsent, unaskedConsent } from './consent';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = 24 * 3_600_000;
const all = { choices: { audience: true, ads: false, media: true }, since: now - day };

it('is read as it was written', () => {
  expect(parseConsent(formatConsent(all), now)).toEqual(all);
  const one = { choices: { media: true }, since: now };
  expect(parseConsent(formatConsent(one), now)).toEqual(one);
});

it('is answered once every purpose was spoken of, refused or not', () => {
  expect(isDecided(all)).toBe(true);
  expect(isDecided({ choices: { media: true }, since: now })).toBe(false);
  expect(isDecided(unaskedConsent)).toBe(false);
});

it('holds six months and no longer', () => {
  const kept = (age: number) => isDecided(parseConsent(formatConsent({ ...all, since: now - age }), now));
  expect(kept(consentLife - 1)).toBe(true);
  expect(kept(consentLife + 1)).toBe(false);
});

describe('a cookie that somebody else wrote', () => {
  it.each([
    undefined,
    '',
    'true',
    'audience-1.ads-1.media-1',
    'audience-1.ads-1.media-1.never',
    `audience-1.ads-1.media-1.${now + day}`,
    'audience-1.ads-1.media-1.-5',
    '%E0%A4%A',
    'x'.repeat(10_000),
    '{"audience":true}',
  ])('allows nothing: %s', (text) => {
    expect(parseConsent(text, now)).toEqual(unaskedConsent);
  });

  it('counts only for the purposes there are', () => {
    expect(parseConsent(`audience-2.__proto__-1.ads-1.${now}`, now)).toEqual({ choices: { ads: true }, since: now });
  });
});
