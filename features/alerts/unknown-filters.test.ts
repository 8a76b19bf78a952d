// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
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
  tellUnknown('Not known here');
  expect(location.pathname).toBe(to);
  expect(useAlerts.getState().queue.map(({ subtitle }) => subtitle)).toEqual(told);
});
