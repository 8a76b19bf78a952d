// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { parseSeen } from '@/lib/domain/seen-openings';
import { findJson } from '@/lib/visitor/device/storage';
import { follow } from './seen';

/** By the server: the device stands still a day behind. */
vi.mock('@/lib/visitor/device/use-now', () => ({ readNow: () => Date.parse('2026-11-20T16:30:00Z') }));
afterEach(() => void vi.useRealTimers());

it('keeps on which day it told of openings by the clock that was put right', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T16:30:00Z') });
  follow({ entries: [], opened: [] }, 'Europe/Paris');
  expect(JSON.stringify(findJson('local', 'candela_openings', parseSeen))).toContain('2026-11-20');
});
