import { describe, expect, it, vi } from 'vitest';
import { parseOnce } from './parsed-answers';

const long = (word: string) => JSON.stringify(Array.from({ length: 1_000 }, () => ({ word })));
const url = 'https://fr.api.test/api/shows';

describe('a long answer that every page reads', () => {
  it('is parsed once for as long as it says the same', () => {
    const parse = vi.fn((text: string) => JSON.parse(text));
    const read = (text: string, from = url) => parseOnce(from, text, () => parse(text));
    const first = read(long('a'));
    expect(read(long('a'))).toBe(first);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(read(long('b'))[0]).toEqual({ word: 'b' });
    expect(read(long('a'))[0]).toEqual({ word: 'a' });
  });

  it('is another one at each address', () => {
    parseOnce(url, long('a'), () => ['here']);
    expect(parseOnce('https://be.api.test/api/shows', long('a'), () => ['there'])).toEqual(['there']);
  });

  it('cannot be changed for the others by one who reads it', () => {
    const list = parseOnce(url, long('a'), () => JSON.parse(long('a')) as { word: string }[]);
    expect(() => list.reverse()).toThrow(TypeError);
    expect(() => Object.assign(list[0] ?? {}, { word: 'b' })).toThrow(TypeError);
  });

  it('is read again after it could not be', () => {
    const fail = () => {
      throw new Error('no JSON');
    };
    expect(() => parseOnce(url, long('a'), fail)).toThrow('no JSON');
    expect(parseOnce(url, long('a'), () => ['here'])).toEqual(['here']);
  });
});
