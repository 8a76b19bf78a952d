// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useFilters } from './use-filters';

const choose = (versions: string) => {
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ versions: [versions] }));
};

beforeEach(() => {
  document.body.replaceChildren();
  history.pushState(null, '', '/films');
});

it('takes over the step of the dialog that it was chosen in', () => {
  history.pushState({ layers: 1 }, '');
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  const steps = history.length;
  choose('vost');
  expect([history.length, location.pathname]).toEqual([steps, '/films/filters/versions-vost']);
});

it('is a step of its own where a dialog was, so that Back undoes it', () => {
  history.pushState({ layers: 1 }, '');
  const steps = history.length;
  choose('vost');
  expect([history.length, location.pathname]).toEqual([steps + 1, '/films/filters/versions-vost']);
});
