import { describe, expect, it } from 'vitest';
import { type BrowserFacts, losesSession, mustSignInAgain } from './forced-sign-in';

const mb = 1024 * 1024;
const desktop: BrowserFacts = {
  name: 'other',
  isMobile: false,
  isApp: false,
  quota: 10_000 * mb,
  memoryLimit: 4_000 * mb,
  hasServiceWorkers: true,
  hasIndexedDb: true,
};

describe('a browser that loses its session', () => {
  it.each<[string, Partial<BrowserFacts>, boolean]>([
    ['a phone', { isMobile: true }, true],
    ['the app on a phone', { isMobile: true, isApp: true }, false],
    ['Safari', { name: 'safari' }, true],
    ['Chrome with room', { name: 'chrome' }, false],
    ['Chrome with twice the memory limit to the megabyte', { name: 'chrome', quota: 8_000 * mb }, false],
    ['Chrome short of room, as in a private window', { name: 'chrome', quota: 7_999 * mb }, true],
    ['Chrome that does not tell its memory', { name: 'chrome', quota: 1, memoryLimit: null }, false],
    ['Firefox', { name: 'firefox' }, false],
    ['Firefox without service workers', { name: 'firefox', hasServiceWorkers: false }, true],
    ['old IE', { name: 'ie', hasIndexedDb: false }, true],
    ['old Edge with indexedDB', { name: 'edgeLegacy' }, false],
    ['old Edge without', { name: 'edgeLegacy', hasIndexedDb: false }, true],
    ['any other without anything', { hasIndexedDb: false, hasServiceWorkers: false, quota: 0 }, false],
  ])('%s', (_, facts, loses) => expect(losesSession({ ...desktop, ...facts })).toBe(loses));
});

describe('being sent to sign in again', () => {
  const has = { session: true, tryCatalog: false, guard: false };
  const lost = { isForced: true, isSignedIn: false, losesSession: true, has };
  it.each([
    ['a visitor who was signed in within the hour', lost, true],
    ['on a site that does not force it', { ...lost, isForced: false }, false],
    ['who is still signed in', { ...lost, isSignedIn: true }, false],
    ['whose browser keeps sessions', { ...lost, losesSession: false }, false],
    ['who was not signed in before', { ...lost, has: { ...has, session: false } }, false],
    ['who would rather look around', { ...lost, has: { ...has, tryCatalog: true } }, false],
    ['who was sent five minutes ago at most', { ...lost, has: { ...has, guard: true } }, false],
  ])('%s', (_, circumstances, sent) => expect(mustSignInAgain(circumstances)).toBe(sent));
});
