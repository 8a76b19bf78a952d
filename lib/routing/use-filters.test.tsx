// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFilters } from './use-filters';
import { followChosenFilters } from './write-filters';

vi.unmock('@/lib/time/wait-for-paint');

followChosenFilters();

const choose = (versions: string) => {
  const { result } = renderHook(() => useFilters());
  act(() => result.current[1]({ versions: [versions] }));
  return result;
};
const painted = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))));

beforeEach(() => {
  document.body.replaceChildren();
  history.pushState(null, '', '/films');
});

it('shows what was chosen at once, and writes the address once that has been painted', async () => {
  const steps = history.length;
  const shown = choose('vost');
  expect([shown.current[0], location.pathname]).toEqual([{ versions: ['vost'] }, '/films']);
  await painted();
  expect([shown.current[0], location.pathname]).toEqual([{ versions: ['vost'] }, '/films/filters/versions-vost']);
  expect(history.length).toBe(steps + 1);
});

it('makes each of two presses between two paints a step of its own', async () => {
  const steps = history.length;
  const shown = choose('vost');
  act(() => shown.current[1]({ versions: ['vost', 'vf'] }));
  await painted();
  expect([history.length, location.pathname]).toEqual([steps + 2, '/films/filters/versions-vost,vf']);
});

it('writes nothing over a page that was opened in the meantime', async () => {
  const shown = choose('vost');
  history.pushState(null, '', '/cinemas');
  await painted();
  expect(location.pathname).toBe('/cinemas');
  act(() => void dispatchEvent(new Event('popstate')));
  expect(shown.current[0]).toEqual({});
});

it('takes over the step of the dialog that it was chosen in', () => {
  history.pushState({ layers: 1 }, '');
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  const steps = history.length;
  choose('vost');
  expect([history.length, location.pathname]).toEqual([steps, '/films/filters/versions-vost']);
});

it('is a step of its own where a dialog was, so that Back undoes it', async () => {
  history.pushState({ layers: 1 }, '');
  const steps = history.length;
  choose('vost');
  await painted();
  expect([history.length, location.pathname]).toEqual([steps + 1, '/films/filters/versions-vost']);
});
