import { expect, it } from 'vitest';
import { buildSeen, listNews, parseSeen } from './seen-openings';

const first = buildSeen(null, { dune: '2026-11-25T10:00:00+01:00', nova: '2026-11-26T10:00:00+01:00' }, '2026-11-18');
const now = { dune: '2026-11-25T09:00:00Z', nova: '2026-11-27T10:00:00+01:00', vela: '2026-12-01T10:00:00+01:00' };

it('knows no news at the first visit, however often the page is loaded on that day', () => {
  expect(listNews(first, [])).toBeNull();
  expect(listNews(buildSeen(first, now, '2026-11-18'), [])).toBeNull();
});

it('tells at the next visit what is new and what moved, and the same moment in another offset is the same', () => {
  const news = { since: '2026-11-18', fresh: ['vela'], moved: ['nova'], opened: [] };
  const second = buildSeen(first, now, '2026-11-20');
  expect(listNews(second, [])).toEqual(news);
  expect(listNews(buildSeen(second, now, '2026-11-20'), [])).toEqual(news);
  expect(listNews(buildSeen(second, now, '2026-11-21'), [])).toEqual({
    since: '2026-11-20',
    fresh: [],
    moved: [],
    opened: [],
  });
});

it('tells what has opened of what it told, and of nothing that it never told', () => {
  const { nova } = now;
  const second = buildSeen(first, { nova }, '2026-11-25');
  expect(listNews(second, ['dune', 'lumen', 'nova'])?.opened).toEqual(['dune']);
  expect(listNews(buildSeen(second, { nova }, '2026-11-26'), ['dune'])?.opened).toEqual([]);
});

it.each([[null], ['x'], [{}], [{ day: 1, told: {} }], [{ day: '2026-11-18', told: { a: 1 } }]])(
  'takes %j for nothing kept',
  (value) => {
    expect(parseSeen(value)).toBeNull();
  },
);

it('reads again what it kept, without a visit before that is none', () => {
  const second = buildSeen(first, now, '2026-11-20');
  expect(parseSeen(JSON.parse(JSON.stringify(second)))).toEqual(second);
  expect(parseSeen({ ...first, before: { day: 3 } })).toEqual(first);
});
