// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { findCookie } from './find-cookie';
import { forgetCookie, saveCookie } from './save-cookie';

afterEach(() => vi.restoreAllMocks());

it.each(['city:lyon', 'a=b; c', 'é 🎬', ''])('reads %j as it was written, until it is dropped', (value) => {
  saveCookie('place', value, 60);
  saveCookie('place2', 'other', 60);
  expect(findCookie('place')).toBe(value);
  forgetCookie('place');
  expect(findCookie('place')).toBeUndefined();
});

it('keeps nothing longer than it was told to', () => {
  saveCookie('place', 'city:lyon', -1);
  expect(findCookie('place')).toBeUndefined();
});

it('does not mind what is no text', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a value as no one here would write it
  document.cookie = 'place=%E0%A4%A';
  expect(findCookie('place')).toBeUndefined();
});

it('does without where the page may have none', () => {
  const refuse = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  saveCookie('place', 'city:lyon', 60);
  expect(findCookie('place')).toBeUndefined();
});
