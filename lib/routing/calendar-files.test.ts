import { expect, it } from 'vitest';
import { localeCodes, locales } from '../sites/locales';
import { siteIds } from '../sites/sites';
import { calendarFiles, calendarPath, showingKey, timeOfShowingKey } from './calendar-files';
import { calendarRoot, matchCalendar } from './match-calendar';
import { matchBare, matchWritten } from './match-path';
import { resolveFile } from './site-files';

it.each(Object.entries(calendarFiles))('finds %s again at the address that is made of it', (file, path) => {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name]) => name as string);
  const params: Record<string, string> = Object.fromEntries(names.map((name, index) => [name, `été ${index}+%`]));
  const made = calendarPath(file as 'cinema', params as Parameters<typeof calendarPath<'cinema'>>[1]);
  expect(matchCalendar(made)).toEqual({ file, params });
});

it('is no address of a screen, in whatever language and on whatever site', () => {
  for (const code of localeCodes)
    for (const path of Object.values(calendarFiles)) {
      expect(matchWritten(locales[code], path)).toBeNull();
      expect(matchBare(locales[code], path)).toBeNull();
    }
});

it.each([
  '/calendar/',
  '/calendar/fr',
  '/calendar/fr/cinema/a',
  '/calendar/fr/cinema/a%2Fb.ics',
  '/calendar/fr/cinema/a%0d%0ab.ics',
])('%s names none, and is answered as a calendar all the same', (path) => {
  expect(matchCalendar(path)).toBeNull();
  expect(resolveFile('nl.localhost', path, siteIds)).toBe(`/files/nl${path}`);
});

it.each(['/calendar', '/calendars/fr', '/fr/calendar/x.ics'])('%s is left to the screens', (path) => {
  expect(path.startsWith(calendarRoot)).toBe(false);
  expect(resolveFile('fr.localhost', path, siteIds)).toBeNull();
});

it.each([
  [{ time: '2026-11-20 20:15:00', version: 'vost', room: 'Salle 4' }, '202611202015-vost-salle4'],
  [{ time: '2026-11-21 00:10:00', version: 'vf', room: '7 4DX' }, '202611210010-vf-74dx'],
  [{ time: '2026-11-20 20:15:00', version: '', room: undefined }, '202611202015--'],
  [{ time: '2026-11-20 20:15:00', version: 'vf', room: 'É/t?é #1' }, '202611202015-vf-ete1'],
])('calls %j %s', (showing, key) => {
  expect(showingKey(showing)).toBe(key);
  expect(timeOfShowingKey(key)).toBe(showing.time);
});

it.each([
  '',
  'x',
  '2026',
  '20261120201-vf-',
  '202699990100-vf-',
  '202602302015-vf-',
  '202611202415-vf-',
  '202611202060-vf-',
])('finds no time in %j', (key) => {
  expect(timeOfShowingKey(key)).toBeNull();
});
