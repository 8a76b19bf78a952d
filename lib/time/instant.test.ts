import { expect, it } from 'vitest';
import { resolveInstant } from './instant';

it.each([
  ['2026-09-11 11:00:00', 'Europe/Paris', '2026-09-11T11:00:00+02:00'],
  ['2026-11-21 00:10:00', 'Europe/Paris', '2026-11-21T00:10:00+01:00'],
  ['2026-11-20 20:15:00', 'Africa/Dakar', '2026-11-20T20:15:00Z'],
])('%s in %s', (wallClock, zone, instant) => {
  expect(resolveInstant(wallClock, zone)).toBe(instant);
});
