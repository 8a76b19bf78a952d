// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { followLostParts } from '@/lib/visitor/notices/lost-part';
import { beginFilters, button } from './filters-page.fixture';

vi.mock('./filter-panel.island', () => ({
  get FilterPanel(): never {
    throw new Error('offline');
  },
}));
beginFilters();

it('tells whoever pressed a filter that its panel did not come, and leaves the page as it is', async () => {
  const told = vi.fn();
  const stop = followLostParts(told);
  await userEvent.click(button('Genre'));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Genre')).toBeDefined();
  stop();
});
