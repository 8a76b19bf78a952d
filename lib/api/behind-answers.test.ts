import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePublication } from '../process/publications';
import { endRequest, enterRequest, noteHeld } from '../process/request-scope';
import { askBehind } from './behind-answers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (text: string) => ({ text, status: 200, headers: new Headers() });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('asks once for all pages that are made meanwhile, and again after a publication', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn(() => promise.then(() => told('before')));
  const asked = [askBehind('/shows', ask), askBehind('/shows', ask)];
  await wait(0);
  notePublication(['shows']);
  const later = askBehind('/shows', async () => told('after'));
  resolve();
  expect((await Promise.all([...asked, later])).map(({ text }) => text)).toEqual(['before', 'before', 'after']);
  expect(ask).toHaveBeenCalledOnce();
});

it('has a few questions on their way, and the next once one is answered or has failed', async () => {
  const answers = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  let asked = 0;
  const all = answers.map(({ promise }, index) =>
    askBehind(`/show/${index}`, async () => {
      asked += 1;
      await promise;
      return told('');
    }).catch(() => null),
  );
  await wait(10);
  expect(asked).toBe(8);
  answers[3]?.reject(new Error('failed'));
  answers[4]?.resolve();
  await wait(10);
  expect(asked).toBe(10);
  for (const { resolve } of answers) resolve();
  await Promise.all(all);
});

it('waits while somebody waits for a page that is held, and not for ever', async () => {
  const ask = vi.fn(async () => told(''));
  const visitor = { id: 'a', arrived: performance.now(), site: () => 'fr' };
  enterRequest(visitor);
  noteHeld();
  await wait(300);
  void askBehind('/shows', ask);
  await wait(1_000);
  expect(ask).not.toHaveBeenCalled();
  endRequest(visitor);
  await wait(100);
  expect(ask).toHaveBeenCalledOnce();

  const stuck = { ...visitor };
  enterRequest(stuck);
  noteHeld();
  await wait(300);
  void askBehind('/cinemas', ask);
  await wait(2_100);
  expect(ask).toHaveBeenCalledTimes(2);
  endRequest(stuck);
});
