// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useFilters } from '@/lib/routing/use-filters';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { tellUnknown } from './parts/tell-unknown';

beforeEach(() => useAlerts.setState({ queue: [] }));

it.each([
  ['/seances/filters/colour-red/after-2000/date-soon', '/seances/filters/after-2000', ['colour-red, date-soon']],
  ['/seances/filters/nobody', '/seances', ['nobody']],
  ['/seances/filters/after-2000', '/seances/filters/after-2000', []],
  ['/seances', '/seances', []],
])('at %s leaves %s in the address and tells %j', (from, to, told) => {
  history.replaceState(null, '', from);
  tellUnknown('Not known here', { hasPass: true });
  expect(location.pathname).toBe(to);
  expect(useAlerts.getState().queue.map(({ subtitle }) => subtitle)).toEqual(told);
});

it('takes a pass out of the address of a site that has none, and says so to what filters by it', () => {
  history.replaceState(null, '', '/seances/filters/after-2000/pass-covered');
  const { result } = renderHook(() => useFilters()[0]);
  act(() => tellUnknown('Not known here', { hasPass: false }));
  expect(location.pathname).toBe('/seances/filters/after-2000');
  expect(result.current).toEqual({ after: ['2000'] });
  expect(useAlerts.getState().queue.map(({ subtitle }) => subtitle)).toEqual(['pass-covered']);
});
