// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useModals } from './modals.store';

const { open, close, closeAll } = useModals.getState();
const ids = () => useModals.getState().stack.map(({ id }) => id);

beforeEach(() => useModals.setState({ stack: [] }));
afterEach(() => vi.unstubAllGlobals());

it('keeps with each modal what opened it and what it is about', () => {
  const trigger = document.createElement('button');
  open('signIn', { trigger, data: { from: 'header' } });
  expect(useModals.getState().stack).toEqual([{ id: 'signIn', trigger, data: { from: 'header' }, onClose: undefined }]);
});

it('lays the last one on top, and each only once', () => {
  open('search');
  open('locator');
  open('search');
  expect(ids()).toEqual(['locator', 'search']);
});

it('closes one and leaves the others', () => {
  open('search');
  open('locator');
  close('search');
  expect(ids()).toEqual(['locator']);
});

it('tells those that keep their own state, the upper one first, and only once', () => {
  const told: string[] = [];
  open('filters', { onClose: () => told.push('filters') });
  open('calendar', { onClose: () => told.push('calendar') });
  closeAll();
  closeAll();
  close('filters');
  expect(told).toEqual(['calendar', 'filters']);
  expect(ids()).toEqual([]);
});

it('opens up to the widest viewport of its row and no further', () => {
  vi.stubGlobal('innerWidth', 1440);
  open('menu');
  expect(ids()).toEqual([]);
  vi.stubGlobal('innerWidth', 1439);
  open('menu');
  expect(ids()).toEqual(['menu']);
});
