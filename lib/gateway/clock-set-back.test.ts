import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails, showItem } from '@/tests/support/wire';
import { answerThroughCache, type LoadedAnswer } from '../api/answer-cache';
import { endpoints } from '../api/endpoints/table';
import { read } from '../api/read';
import { isFlagOn } from '../guards/flags';
import { judgeItem } from '../guards/guards';
import { countAllowances } from '../process/allowance';

/** What a fault left behind for seconds is over in seconds, also where the clock of the machine is put right meanwhile. */
const { answering } = startCatalogue();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());
const setBack = () => vi.setSystemTime(Date.now() - 3_600_000);

const row = { seconds: 60, tags: [] };
const good: LoadedAnswer = { status: 200, text: 'good' };
const ask = async (key: string, load: () => Promise<LoadedAnswer>) => {
  const { status, body, isStale } = await answerThroughCache(key, row, [], load);
  return `${status} ${body} ${isStale}`;
};

it('an answer that was not there is asked for again', async () => {
  await ask('a', async () => ({ status: 404, text: 'none' }));
  setBack();
  expect(await ask('a', async () => good)).toBe('200 good false');
});

it('an answer that stood in for another is asked for again', async () => {
  await ask('b', async () => good);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await ask('b', () => Promise.reject(new Error('down')))).toBe('200 good true');
  setBack();
  expect(await ask('b', async () => ({ ...good, text: 'new' }))).toBe('200 new false');
});

it('a title that was not there is found', async () => {
  answering('/api/show/a', () => new Response(null, { status: 404 }));
  expect(await judgeItem('fr', 'fr', 'show', 'a')).toBe('missing');
  answering('/api/show/a', () => Response.json(showDetails({ slug: 'a' })));
  setBack();
  expect(await judgeItem('fr', 'fr', 'show', 'a')).toBe('ok');
});

it('a title that is taken away is believed to be gone after minutes, however far the clock is set back meanwhile', async () => {
  answering('/api/show/b', () => Response.json(showDetails({ slug: 'b' })));
  expect(await judgeItem('fr', 'fr', 'show', 'b')).toBe('ok');
  answering('/api/show/b', () => new Response(null, { status: 404 }));
  setBack();
  expect(await judgeItem('fr', 'fr', 'show', 'b')).toBe('ok');
  vi.setSystemTime(Date.now() + 310_000);
  expect(await judgeItem('fr', 'fr', 'show', 'b')).toBe('missing');
});

it('a flag is asked for again where the settings did not answer', async () => {
  answering('/api/settings', () => new Response(null, { status: 503 }));
  expect(await isFlagOn('fr', 'vod')).toBe(true);
  answering('/api/settings', () => Response.json({ features: { vod: false } }));
  setBack();
  expect(await isFlagOn('fr', 'vod')).toBe(false);
});

it('a call that failed is asked again, and what it says then stands in for it later', async () => {
  const titles = async () => (await read('fr-FR', endpoints.shows, {})).map(({ slug }) => slug);
  const playing = (slug: string) => () => Response.json({ shows: [showItem({ slug })] });
  const down = () => new Response(null, { status: 500 });
  answering('/api/shows', playing('a'));
  await titles();
  vi.setSystemTime(Date.now() + 301_000);
  answering('/api/shows', down);
  expect(await titles()).toEqual(['a']);
  setBack();
  answering('/api/shows', playing('b'));
  expect(await titles()).toEqual(['b']);
  answering('/api/shows', down);
  expect(await titles()).toEqual(['b']);
});

it('who did enough for a minute waits no longer than that', () => {
  const { take } = countAllowances(10);
  take('a', { most: 1, seconds: 60 });
  expect(take('a', { most: 1, seconds: 60 })).toBe(60);
  setBack();
  expect(take('a', { most: 1, seconds: 60 })).toBe(0);
});
