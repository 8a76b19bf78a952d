// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearch, forgetSearches, readHistory, rememberSearch } from './history';

const key = 'candela_searches';
const item = (name: string) => ({ title: name, subtitle: 'Film', url: `/films/${name}` });
const urls = () => readHistory().map(({ url }) => url);

beforeEach(() => localStorage.clear());

it('keeps the last three, the latest first', () => {
  for (const name of ['a', 'b', 'c', 'd']) rememberSearch(item(name));
  expect(urls()).toEqual(['/films/d', '/films/c', '/films/b']);
});

it('keeps an address once, under its latest name', () => {
  rememberSearch(item('a'));
  rememberSearch(item('b'));
  rememberSearch({ ...item('a'), title: 'Anew' });
  expect(urls()).toEqual(['/films/a', '/films/b']);
  expect(readHistory()[0]?.title).toBe('Anew');
});

it('forgets one, and all', () => {
  rememberSearch(item('a'));
  rememberSearch(item('b'));
  forgetSearch('/films/a');
  expect(urls()).toEqual(['/films/b']);
  forgetSearches();
  expect(urls()).toEqual([]);
});

it.each([
  'no json',
  '{}',
  '"text"',
  '[null, 1, "a", {}]',
  '[{"title":"","subtitle":"","url":"/a"}]',
  '[{"title":"a","subtitle":1,"url":"/a"}]',
  '[{"title":"a","subtitle":"","url":"javascript:alert(1)"}]',
  '[{"title":"a","subtitle":"","url":"//elsewhere.example"}]',
  '[{"title":"a","subtitle":"","url":"/\\\\elsewhere.example"}]',
  `[{"title":"${'a'.repeat(500)}","subtitle":"","url":"/a"}]`,
])('leaves out what is no history of ours: %s', (kept) => {
  localStorage.setItem(key, kept);
  expect(readHistory()).toEqual([]);
});

it('keeps what is sound beside what is not', () => {
  localStorage.setItem(key, JSON.stringify([null, item('a'), item('a'), { ...item('b'), url: 'b' }]));
  expect(urls()).toEqual(['/films/a']);
});

it('does without a storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => rememberSearch(item('a'))).not.toThrow();
  expect(readHistory()).toEqual([]);
});
