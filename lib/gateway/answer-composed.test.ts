import { expect, it, vi } from 'vitest';
import { isReadAnew } from '../api/anew';
import { expireAnswers } from '../api/answer-cache';
import { keepBriefly } from '../api/brief-life';
import { ApiError } from '../api/errors';
import { judgeItem } from '../guards/guards';
import { type Asked, answerComposed, isOfPublishedDay } from './answer-composed';

vi.mock('../guards/guards', () => ({ judgeItem: vi.fn(async () => 'ok') }));

const ask = (query: string, slug: string, load: (asked: Asked) => Promise<unknown>, host = 'ch.localhost:3000') =>
  answerComposed(new Request(`http://x/api/screens/board/${slug}${query}`, { headers: { host } }), slug, 'board', load);

it('asks in the locale of the host and language, and answers what was loaded', async () => {
  const load = vi.fn(async () => ({ venues: [] }));
  const response = await ask('?language=de&date=2026-11-20&place=city:bern', 'a', load);
  expect(load).toHaveBeenCalledWith({ locale: 'de-CH', slug: 'a', dates: ['2026-11-20'], place: 'city:bern' });
  expect(await response.json()).toEqual({ venues: [] });
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

it('falls back on the language of the site', async () => {
  const load = vi.fn(async () => null);
  await ask('?language=nl', 'b', load);
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ locale: 'en-CH', dates: [], place: null }));
});

it('is made of reads that are fresh: Next would hand out those of hours ago', async () => {
  const load = vi.fn(async () => ({ isFresh: isReadAnew() }));
  expect(await (await ask('', 'fresh', load)).json()).toEqual({ isFresh: true });
});

it.each([
  '?date=2026-02-30',
  '?date=2026-11-20,soon',
  '?date=tomorrow',
  `?place=${'x'.repeat(3001)}`,
  '?place=%00',
  '?place=',
])('refuses %s without asking the catalogue', async (query) => {
  const load = vi.fn(async () => null);
  expect((await ask(query, 'c', load)).status).toBe(400);
  expect(load).not.toHaveBeenCalled();
});

it('asks nothing about an item that does not exist', async () => {
  vi.mocked(judgeItem).mockResolvedValueOnce('missing');
  const load = vi.fn(async () => null);
  expect((await ask('', 'f', load)).status).toBe(404);
  expect(load).not.toHaveBeenCalled();
});

it('asks anew once its site has published something, and not when another one has', async () => {
  const load = vi.fn(async () => ({ venues: [] }));
  await ask('', 'h', load);
  expireAnswers(['site:fr']);
  await ask('', 'h', load);
  expect(load).toHaveBeenCalledTimes(1);
  expireAnswers(['site:ch']);
  await ask('', 'h', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps an answer that lacks a part for five seconds only, and has caches forget it then', async () => {
  const load = vi.fn(async () => {
    await keepBriefly();
    return { venues: [] };
  });
  vi.useFakeTimers();
  const response = await ask('', 'g', load);
  expect(response.headers.get('cache-control')).toContain('s-maxage=5');
  vi.advanceTimersByTime(4_000);
  expect((await ask('', 'g', load)).headers.get('cache-control')).toContain('s-maxage=1');
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_001);
  await ask('', 'g', load);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('keeps nothing of a day on which nothing is published, and says what there is instead', async () => {
  const load = vi.fn(async ({ dates: [day = ''] }: Asked) => ({ day, dates: ['2026-11-20'], rows: [] }));
  const askDay = (day: string) =>
    answerComposed(
      new Request(`http://x/api/screens/board/h?date=${day}`, { headers: { host: 'ch.localhost' } }),
      ...(['h', 'board', load, isOfPublishedDay] as const),
    );
  const far = await askDay('2099-01-01');
  expect([far.status, await far.json()]).toEqual([200, { day: '2099-01-01', dates: ['2026-11-20'], rows: [] }]);
  expect(far.headers.get('cache-control')).toContain('s-maxage=0');
  await askDay('2099-01-01');
  expect(load).toHaveBeenCalledTimes(2);
  for (const _ of [1, 2]) await askDay('2026-11-20');
  expect(load).toHaveBeenCalledTimes(3);
});

it('makes one answer of whatever is written beside what it depends on', async () => {
  const load = vi.fn(async () => ['a title']);
  for (const query of ['', '?date=2031-01-01', '?date=2031-01-02&place=city:bern'])
    await answerComposed(
      new Request(`http://x/api/screens/titles/now${query}`, { headers: { host: 'ch.localhost' } }),
      ...(['now', 'titles', load] as const),
    );
  expect(load).toHaveBeenCalledOnce();
  for (const place of ['city:bern', 'city:basel']) await ask(`?place=${place}`, 'places', load);
  expect(load).toHaveBeenCalledTimes(3);
});

it('passes on that there is no such item, and hides everything else that failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await ask('', 'd', () => Promise.reject(new ApiError('', 410)))).status).toBe(410);
  const outage = await ask('', 'e', () => Promise.reject(new Error('http://10.0.0.1 refused')));
  expect(outage.status).toBe(502);
  expect(await outage.text()).not.toContain('10.0.0.1');
});
