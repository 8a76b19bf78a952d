import { expect, it } from 'vitest';
import { limitTurns } from './turns';

it('runs so many at a time, has so many wait, and takes no other', async () => {
  const inTurn = limitTurns(2, 3);
  const open = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  let running = 0;
  let most = 0;
  const all = open.map(({ promise }) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      const answer = await promise;
      running -= 1;
      return answer;
    }),
  );
  expect(all[5]).toBeNull();
  for (const [index, { resolve }] of open.entries()) resolve(index);
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'again')).toBe('again');
});

it('lets the next one go after a failure', async () => {
  const inTurn = limitTurns(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
