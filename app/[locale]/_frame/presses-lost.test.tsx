// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { filtersChanged } from '@/lib/routing/filters-changed';
import { Presses } from './presses.island';

const asked = vi.hoisted(() => vi.fn());
vi.mock('@/lib/visitor/notices/lost-code', () => ({ openWhenLoaded: asked }));
vi.mock('./once-awake', () => {
  throw new Error('ChunkLoadError');
});

it('asks again for what answers, when filters are chosen that no address would say', async () => {
  const { unmount } = render(<Presses />);
  const choose = () => act(() => void dispatchEvent(new Event(filtersChanged)));
  await vi.waitFor(() => {
    choose();
    expect(asked).toHaveBeenCalled();
  });
  unmount();
  asked.mockClear();
  choose();
  expect(asked).not.toHaveBeenCalled();
});
