// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { painted } from '@/tests/support/painted';
import { filtersChanged } from './filters-changed';
import { useFilters } from './use-filters';
import { followChosenFilters, noteRouted } from './write-filters';

vi.unmock('@/lib/time/wait-for-paint');

let leave: () => void;
// The next test is the next page: told twice, one step back would undo two presses.
afterEach(() => leave());

/** What draws the filters hears of Back before what writes them. */
function openGuide() {
  const listening = vi.spyOn(globalThis, 'addEventListener');
  leave = () => {
    for (const [kind, run] of listening.mock.calls) removeEventListener(kind, run as EventListener);
    listening.mockRestore();
  };
  history.pushState(null, '', '/seances');
  const { result } = renderHook(() => useFilters());
  followChosenFilters();
  act(() => noteRouted('/seances'));
  return result;
}

async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await gone;
  });
}

it('has Back undo a press that the router has not taken up, though what draws it hears of Back first', async () => {
  const result = openGuide();
  act(() => result.current[1]({ child: ['6'] }));
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  await goBack();
  expect([location.pathname, result.current[0]]).toEqual(['/seances', {}]);
  // Nor does it come back when the address is looked at again.
  act(() => void dispatchEvent(new Event(filtersChanged)));
  expect(result.current[0]).toEqual({});
});

it('has Back undo the last of two presses where the router has not taken up the first', async () => {
  const result = openGuide();
  act(() => result.current[1]({ child: ['6'] }));
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  act(() => result.current[1]({ child: ['6'], versions: ['vf'] }));
  await goBack();
  expect(result.current[0]).toEqual({ child: ['6'] });
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  act(() => noteRouted('/seances/filters/child-6'));
  expect([location.pathname, result.current[0]]).toEqual(['/seances/filters/child-6', { child: ['6'] }]);
  // The next step back leaves the first press too.
  await goBack();
  expect([location.pathname, result.current[0]]).toEqual(['/seances', {}]);
});

it('has Back undo a press that the address does not say yet, and not the one before it', async () => {
  const result = openGuide();
  act(() => result.current[1]({ child: ['6'] }));
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  act(() => noteRouted('/seances/filters/child-6'));
  await painted();
  // What is written waits for the press to be painted.
  const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  act(() => result.current[1]({ child: ['6'], versions: ['vf'] }));
  await goBack();
  expect([location.pathname, result.current[0]]).toEqual(['/seances', { child: ['6'] }]);
  for (const [run] of paint.mock.calls) run(0);
  paint.mockRestore();
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  await goBack();
  expect([location.pathname, result.current[0]]).toEqual(['/seances', {}]);
});

it('keeps what was pressed where a dialog closes over it', async () => {
  const result = openGuide();
  act(() => result.current[1]({ child: ['6'] }));
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  act(() => result.current[1]({ child: ['6'], versions: ['vf'] }));
  history.pushState({ layers: 1 }, '');
  await goBack();
  await expect.poll(() => location.pathname).toBe('/seances/filters/versions-vf/child-6');
  expect(result.current[0]).toEqual({ child: ['6'], versions: ['vf'] });
});
