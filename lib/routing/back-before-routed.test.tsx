// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { filtersChanged } from './filters-changed';
import { useFilters } from './use-filters';
import { followChosenFilters, noteRouted } from './write-filters';

it('has Back undo a press that the router has not taken up, though what draws it hears of Back first', async () => {
  history.pushState(null, '', '/seances');
  const { result } = renderHook(() => useFilters());
  followChosenFilters();
  act(() => noteRouted('/seances'));
  act(() => result.current[1]({ child: ['6'] }));
  await expect.poll(() => location.pathname).toBe('/seances/filters/child-6');
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await gone;
  });
  expect([location.pathname, result.current[0]]).toEqual(['/seances', {}]);
  // Nor does it come back when the address is looked at again.
  act(() => void dispatchEvent(new Event(filtersChanged)));
  expect(result.current[0]).toEqual({});
});
