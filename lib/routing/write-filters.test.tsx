// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFilters } from './use-filters';
import { followChosenFilters } from './write-filters';

it('writes what was chosen before it came, a step each, and nothing is drawn again for that', () => {
  history.pushState(null, '', '/seances');
  const steps = history.length;
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return useFilters();
  });
  act(() => result.current[1]({ date: ['2026-11-21'] }));
  act(() => result.current[1]({ ...result.current[0], versions: ['vost'] }));
  expect([draws, location.pathname]).toEqual([3, '/seances']);
  act(followChosenFilters);
  expect(location.pathname).toBe('/seances/filters/date-2026-11-21/versions-vost');
  act(() => void dispatchEvent(new Event('popstate')));
  expect([draws, history.length]).toEqual([3, steps + 2]);
  act(() => result.current[1]({}));
  expect([result.current[0], location.pathname]).toEqual([{}, '/seances']);
});

it('adds no step for what the address says already', () => {
  history.pushState(null, '', '/seances/filters/versions-vost');
  const steps = history.length;
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ versions: ['vost'], tags: [] }));
  expect([location.pathname, history.length]).toEqual(['/seances/filters/versions-vost', steps]);
  expect(result.current[0]).toEqual({ versions: ['vost'] });
});
