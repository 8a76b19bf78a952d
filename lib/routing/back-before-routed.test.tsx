// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { filtersChanged } from './filters-changed';
import { useFilters } from './use-filters';
import { followChosenFilters, noteRouted } from './write-filters';

/** What draws the filters hears of Back before what writes them. */
function openGuide() {
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
