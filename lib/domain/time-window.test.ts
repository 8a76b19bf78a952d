import { expect, it } from 'vitest';
import { buildWindow, clockOfMinute, formatMinute, isWithin, parseMinute } from './time-window';

const day = '2026-11-20';
const evening = { time: `${day} 20:15:00`, endTime: `${day} 22:31:00` };
const night = { time: `${day} 22:40:00`, endTime: '2026-11-21 00:50:00' };
const late = { time: '2026-11-21 00:20:00', endTime: '2026-11-21 02:10:00' };

it.each([
  ['1930', 1170],
  ['0300', 180],
  ['0100', 1500],
  ['0259', 1619],
  [undefined, null],
  ['19', null],
])('reads %s as minute %s of the cinema day', (text, minute) => {
  expect(parseMinute(text)).toBe(minute);
  if (minute !== null) expect(formatMinute(minute)).toBe(text);
});

it.each([
  ['starts after', evening, '2000', undefined, true],
  ['starts at the very minute', evening, '2015', undefined, true],
  ['starts too early', evening, '2016', undefined, false],
  ['ends before', evening, undefined, '2300', true],
  ['ends too late', evening, undefined, '2230', false],
  ['ends after midnight', night, '2200', '0100', true],
  ['ends after midnight, too late', night, '2200', '0030', false],
  ['ends before midnight was wanted', night, undefined, '2330', false],
  ['starts after midnight', late, '2200', '0230', true],
  ['does not say when it ends', { time: evening.time }, '1900', '2330', false],
  ['does not say when it ends, and nobody asks', { time: evening.time }, '1900', undefined, true],
])('a showing that %s', (_, showing, after, before, answer) => {
  expect(isWithin(showing, { after: parseMinute(after), before: parseMinute(before) }, day)).toBe(answer);
});

it.each([
  [{ after: ['2000'], before: ['2300'] }, 1200, 1380],
  [{ before: ['2300'], home: ['30'] }, null, 1350],
  [{ before: ['0015'], home: ['30'] }, null, 1425],
  [{ home: ['30'] }, null, null],
  [{}, null, null],
])('reads %j as from minute %s to %s', (said, after, before) => {
  expect(buildWindow(said)).toEqual({ after, before });
});

it('writes a minute as the clock on the wall', () => {
  expect([570, 1200, 1425, 1500].map(clockOfMinute)).toEqual(['09:30', '20:00', '23:45', '01:00']);
});
