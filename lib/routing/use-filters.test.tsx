// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useModals } from '../modals/modals.store';
import { useFilters } from './use-filters';

const choose = (versions: string) => {
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ versions: [versions] }));
};

beforeEach(() => {
  useModals.setState({ stack: [] });
  history.pushState(null, '', '/films');
});

it('takes over the step of the dialog that it was chosen in', () => {
  history.pushState({ layers: 1 }, '');
  useModals.getState().open('filters');
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
