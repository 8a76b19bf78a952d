// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { followOtherTabs, tellOtherTabs } from './other-tabs';

it('tells the other tabs at once, until they listen no more', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stops = [followOtherTabs(one), followOtherTabs(other)];
  tellOtherTabs('session');
  await vi.waitFor(() => expect([one.mock.calls, other.mock.calls]).toEqual([[['session']], [['session']]]));
  stops[0]?.();
  tellOtherTabs('marks');
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2));
  stops[1]?.();
  expect(one).toHaveBeenCalledTimes(1);
});
