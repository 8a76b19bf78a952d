// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pushToDataLayer } from '@/lib/tracking/data-layer';
import { Inspector } from './inspector';

afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
});

it('lists what was pushed, the newest first, and what comes while it is open', () => {
  vi.useFakeTimers();
  pushToDataLayer({ event: 'virtualPageview', kind: 'Home' });
  render(<Inspector />);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('dataLayer · 1')).toBeDefined();
  pushToDataLayer({ event: 'select_item', ecommerce: { currency: 'EUR' } });
  act(() => void vi.advanceTimersByTime(1_000));
  const entries = screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => JSON.parse(`${textContent}`));
  expect(entries).toEqual([
    { event: 'select_item', ecommerce: { currency: 'EUR' } },
    { event: 'virtualPageview', kind: 'Home' },
  ]);
});

it('minds nothing that stands on the list and is no JSON', () => {
  vi.useFakeTimers();
  const own: Record<string, unknown> = {};
  own.self = own;
  pushToDataLayer(own);
  render(<Inspector />);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('dataLayer · 1')).toBeDefined();
});
