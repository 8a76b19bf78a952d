// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '../notices/alerts.store';
import { keepWish, openSignInGate, refuseWishes, useGate, type WantedMark, waitWith } from './sign-in-gate.store';
import { canSaveWantedMark, forgetWantedMark, saveWantedMark, takeWantedMark, takeWishes } from './wanted-mark';

const film: WantedMark = { kind: 'film', slug: 'dune-42', name: 'Dune' };
const minute = 60_000;
/** The page is left for the provider and comes back. */
const leaveAndReturn = () => useGate.setState({ wanted: null, hasExpired: false });

afterEach(() => {
  sessionStorage.clear();
  useGate.setState({ waiting: [] });
  useAlerts.setState({ queue: [] });
  vi.useRealTimers();
});

it('closes what lies over the page and asks to sign in', () => {
  useModals.getState().open('search');
  openSignInGate(film);
  expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['signInRequired']);
  expect(useGate.getState()).toMatchObject({ wanted: film, hasExpired: false });
});

it('remembers what was wanted through the way to the provider and back, once', () => {
  openSignInGate(film);
  expect(saveWantedMark(0)).toBe(true);
  leaveAndReturn();
  expect(takeWantedMark(['film'], 14 * minute)).toMatchObject(film);
  expect(takeWantedMark(['film'], 14 * minute)).toBeNull();
});

it('forgets it after a quarter of an hour', () => {
  openSignInGate(film);
  saveWantedMark(0);
  leaveAndReturn();
  expect(takeWantedMark(['film'], 15 * minute)).toBeNull();
});

it('keeps nothing for a visitor who never went to sign in', () => {
  openSignInGate(film);
  leaveAndReturn();
  expect(takeWantedMark(['film'])).toBeNull();
});

it('leaves it to the feature that can do it', () => {
  openSignInGate(film);
  saveWantedMark();
  leaveAndReturn();
  expect(takeWantedMark(['cinema'])).toBeNull();
  expect(takeWantedMark(['film', 'emotion'])).toMatchObject(film);
});

it('forgets it for a visitor who goes on without an account', () => {
  openSignInGate(film);
  saveWantedMark();
  forgetWantedMark();
  expect(takeWantedMark(['film'])).toBeNull();
});

it.each([
  ['no wish', 'null'],
  ['no JSON', '{'],
  ['an unknown kind', JSON.stringify({ ...film, kind: 'purchase', until: minute })],
  ['no slug', JSON.stringify({ ...film, slug: '', until: minute })],
  ['an emotion nobody has', JSON.stringify({ ...film, kind: 'emotion', emotion: 'bored', until: minute })],
  ['no end', JSON.stringify(film)],
  ['an end far away', JSON.stringify({ ...film, until: 60 * minute })],
])('believes no storage that holds %s', (_, kept) => {
  sessionStorage.setItem('candela_wanted', kept);
  expect(takeWantedMark(['film', 'cinema', 'emotion'], 0)).toBeNull();
});

it('says so where the browser refuses to keep anything, and still does it in the same page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(canSaveWantedMark()).toBe(false);
  openSignInGate(film);
  expect(saveWantedMark()).toBe(false);
  expect(takeWantedMark(['film'])).toEqual(film);
});

describe('what a member presses before it can be done', () => {
  const nova: WantedMark = { kind: 'film', slug: 'nova', name: 'Nova' };
  const bastille: WantedMark = { kind: 'cinema', slug: 'bastille', name: 'Bastille' };

  it('is all kept, for whoever can do it, once', () => {
    for (const wanted of [film, bastille, nova]) keepWish(wanted);
    expect(takeWishes(['film', 'emotion'])).toEqual([film, nova]);
    expect(takeWishes(['film', 'emotion'])).toEqual([]);
    expect(takeWishes(['cinema'])).toEqual([bastille]);
  });

  it('is what was wanted last, of one thing', () => {
    for (const wanted of [film, nova, { ...film, off: true }]) keepWish(wanted);
    expect(takeWishes(['film'])).toEqual([nova, { ...film, off: true }]);
  });

  it('asks to sign in once more where the session is over', () => {
    keepWish(nova);
    refuseWishes();
    expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['signInRequired']);
    expect(useGate.getState()).toEqual({ wanted: nova, waiting: [], hasExpired: true });
  });

  it('asks nobody who wanted nothing', () => {
    useModals.getState().closeAll();
    refuseWishes();
    expect(useModals.getState().stack).toEqual([]);
  });

  it.each([
    ['is told of where nothing comes of it', () => {}, 1],
    ['is not told of where it was done', () => takeWishes(['film']), 0],
  ])('%s', (_, meanwhile, told) => {
    vi.useFakeTimers();
    waitWith(film);
    meanwhile();
    vi.advanceTimersByTime(10_000);
    expect(useAlerts.getState().queue).toHaveLength(told);
  });
});
