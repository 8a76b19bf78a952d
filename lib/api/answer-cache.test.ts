import { expect, it, vi } from 'vitest';
import { processWide } from '../process/process-wide';
import { answerThroughCache } from './answer-cache';

const row = { seconds: 60, tags: ['shows'] };
const megabyte = 'x'.repeat(1_000_000);
const held = () =>
  processWide<{ size: number; calculatedSize: number }>('answers', () => ({ size: 0, calculatedSize: 0 }));

it('keeps to its bytes, however many different questions come', async () => {
  for (let place = 0; place < 100; place += 1) {
    await answerThroughCache(`large ${place}`, row, [], async () => ({ status: 200, text: megabyte }));
  }
  for (let place = 0; place < 10_000; place += 1) {
    await answerThroughCache(`unknown ${place}`, row, [], async () => ({ status: 404, text: '{}' }));
  }
  expect(held().calculatedSize).toBeLessThanOrEqual(48_000_000);
  expect(held().size).toBeGreaterThan(10_000);
});

it('holds of a small answer its own bytes alone, and none of those that Node handed out beside them', async () => {
  const load = async () => ({ status: 200, text: '{"day":"2026-11-20"}' });
  await answerThroughCache('small', row, [], load);
  const { body } = await answerThroughCache('small', row, [], load);
  expect(body.buffer.byteLength).toBe(body.byteLength);
});

it('keeps nothing of a search', async () => {
  const before = held().size;
  await answerThroughCache('search', 'never', [], async () => ({ status: 200, text: '[]' }));
  expect(held().size).toBe(before);
});

it('finds what by a fault was not there within ten seconds after, and asks once until then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const missing = vi.fn(async () => ({ status: 404, text: '{}' }));
  const ask = (load: () => Promise<{ status: number; text: string }>) => answerThroughCache('a film', row, [], load);
  for (let visit = 0; visit < 50; visit += 1) await ask(missing);
  expect(missing).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 9_000);
  expect((await ask(async () => ({ status: 200, text: '{}' }))).status).toBe(200);
  vi.useRealTimers();
});
