import { expect, it, vi } from 'vitest';
import { keepUnevenly } from './page-lifetime';

const { chosen } = vi.hoisted(() => ({ chosen: [] as number[] }));
vi.mock('next/cache', () => ({
  unstable_cache:
    (_: unknown, __: unknown, { revalidate }: { revalidate: number }) =>
    async () => {
      chosen.push(revalidate);
    },
}));

it('spreads a hundred pages made at once over a third of a minute, and keeps none longer than its alerts', async () => {
  for (let page = 0; page < 100; page += 1) await keepUnevenly();
  expect(new Set(chosen).size).toBeGreaterThan(4);
  expect(Math.max(...chosen)).toBe(60);
  expect(Math.min(...chosen)).toBe(40);
  const fullest = Math.max(...[...Map.groupBy(chosen, (life) => life).values()].map((some) => some.length));
  expect(fullest).toBeLessThan(50);
});
