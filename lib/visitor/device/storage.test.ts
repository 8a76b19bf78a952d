// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findJson, findText, saveText } from './storage';

const areas = ['local', 'session'] as const;
const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : null);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

describe.each(areas)('%s', (area) => {
  it('keeps a text until it is removed, and the other area knows nothing of it', () => {
    expect(saveText(area, 'a', 'b')).toBe(true);
    expect(areas.map((each) => findText(each, 'a'))).toEqual(areas.map((each) => (each === area ? 'b' : null)));
    saveText(area, 'a');
    expect(findText(area, 'a')).toBeNull();
  });

  it.each([
    [null, undefined],
    ['no json', undefined],
    ['{}', null],
    ['[1, 2]', [1, 2]],
  ])('holding %j is read as %j by who expects numbers', (text, value) => {
    if (text !== null) saveText(area, 'a', text);
    expect(findJson(area, 'a', numbers)).toEqual(value);
  });

  it('holds nothing for a reader that stumbles over it', () => {
    saveText(area, 'a', '{"deep":null}');
    expect(findJson(area, 'a', (value) => (value as { deep: { er: string } }).deep.er)).toBeUndefined();
  });

  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  it.each([
    ['missing', undefined, undefined],
    ['full', full, null],
  ])('%s keeps nothing and hurts nobody', (_, storage, getItem) => {
    vi.stubGlobal(`${area}Storage`, storage);
    expect(saveText(area, 'a', 'b')).toBe(false);
    saveText(area, 'a');
    expect([findText(area, 'a'), findJson(area, 'a', numbers)]).toEqual([getItem, undefined]);
  });

  it('forbidden, as in a frame without rights, keeps nothing and hurts nobody', () => {
    const forbid = vi.spyOn(window, `${area}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([saveText(area, 'a', 'b'), findText(area, 'a')]).toEqual([false, undefined]);
    forbid.mockRestore();
  });
});
