// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { parseFilters } from './filters';
import { useFilters } from './use-filters';
import { followChosenFilters, noteRouted } from './write-filters';

followChosenFilters();

const date = ['2026-11-25'];
const onDay = '/seances/filters/date-2026-11-25';
const withChild = `${onDay}/child-6`;
/** What the router does once it has taken up an address, be it no longer the last. */
const route = (path: string) => {
  history.replaceState(null, '', path);
  act(() => noteRouted(path));
};

beforeEach(() => {
  // What the test before left to be taken up.
  dispatchEvent(new Event('popstate'));
  history.pushState(null, '', '/seances');
  act(() => noteRouted('/seances'));
});

it('keeps the first of two choices while the router still puts back the address before it', () => {
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ date }));
  act(() => result.current[1]({ ...result.current[0], child: ['6'] }));
  // Drawn anew with what stands there now, as something else on the page changes.
  history.replaceState(null, '', '/seances');
  const late = renderHook(() => useFilters()).result;
  act(() => late.current[1]({ ...late.current[0], after: ['1300'] }));
  expect(late.current[0]).toEqual({ date, child: ['6'], after: ['1300'] });
  for (const path of [onDay, withChild]) route(path);
  expect(parseFilters(location.pathname)).toEqual({ date, child: ['6'], after: ['1300'] });
});

it('writes a step only when the router has taken up the one before it, so that each stays in the history', async () => {
  const steps = history.length;
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ date }));
  act(() => result.current[1]({ ...result.current[0], child: ['6'] }));
  expect([location.pathname, history.length]).toEqual([onDay, steps + 1]);
  route(onDay);
  expect([location.pathname, history.length]).toEqual([withChild, steps + 2]);
  route(withChild);
  await goBack();
  expect([location.pathname, result.current[0]]).toEqual([onDay, { date }]);
});

it('goes back where Back leads, though the router has not yet taken up what was chosen', async () => {
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ date }));
  await goBack();
  expect([location.pathname, result.current[0]]).toEqual(['/seances', {}]);
  act(() => result.current[1]({ after: ['1300'] }));
  expect(location.pathname).toBe('/seances/filters/after-1300');
});

it('writes what was chosen though the router never tells of the address before it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ date }));
  act(() => result.current[1]({ ...result.current[0], child: ['6'] }));
  expect(location.pathname).toBe(onDay);
  act(() => void vi.advanceTimersByTime(6_000));
  expect(location.pathname).toBe(withChild);
});

it('draws anew what was drawn while an older address stood there', () => {
  history.replaceState(null, '', onDay);
  const { result } = renderHook(() => useFilters());
  expect(result.current[0]).toEqual({ date });
  route('/seances/filters/child-6');
  expect(result.current[0]).toEqual({ child: ['6'] });
});

it('leaves a page that was opened meanwhile as it is', () => {
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ date }));
  act(() => result.current[1]({ date, child: ['6'] }));
  history.pushState(null, '', '/films');
  route('/films');
  expect([location.pathname, result.current[0]]).toEqual(['/films', {}]);
  act(() => result.current[1]({ genres: ['drame'] }));
  expect(location.pathname).toBe('/films/filters/genres-drame');
});

const goBack = () =>
  act(async () => {
    const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await gone;
  });
