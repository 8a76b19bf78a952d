import { describe, expect, it } from 'vitest';
import { compareMemory, findExcess, findGrowth, type Sample, summarise } from './memory';

/** Half an hour in which a part goes from one to another number of megabytes. */
const halfAnHour = (name: string, from: number, to: number, room?: number): Sample[][] =>
  Array.from({ length: 30 }, (_, minute) => {
    const megabytes = Math.round(from + ((to - from) * minute) / 29);
    return [{ name, megabytes, most: megabytes, heap: null, ...(room && { room }) }];
  });

const judge = (minutes: Sample[][]) => findGrowth(compareMemory(minutes) ?? []);

describe('the memory of a soak', () => {
  it('is flat where a part takes a little more', () => {
    expect(judge(halfAnHour('A site', 500, 540))).toEqual([]);
  });

  it('grows where a part takes ever more', () => {
    expect(judge(halfAnHour('A site', 400, 700))).toEqual([expect.stringContaining('A site grew by')]);
  });

  it('may fill the room that a part was given, and no more', () => {
    expect(judge(halfAnHour('Redis', 76, 532, 512))).toEqual([]);
    expect(judge(halfAnHour('Redis', 76, 700, 512))).toEqual(['Redis took 700 MB of 512']);
  });

  it('is the mean of a minute, between two collections as well as after one, and the most of it', () => {
    const readings = [470, 500, 530].map((megabytes) => [{ name: 'A site', megabytes, heap: megabytes - 300 }]);
    expect(summarise(readings)).toEqual([{ name: 'A site', megabytes: 500, heap: 230, most: 530 }]);
  });

  it('is too much where a site had more than 600 MB at any time, however short the soak and whatever its mean', () => {
    const minute = (most: number): Sample[] => [
      { name: 'A site', megabytes: 500, most, heap: null, isSite: true },
      { name: 'Another site', megabytes: 500, most: 560, heap: 210, isSite: true },
      { name: 'The mock API', megabytes: 900, most: 950, heap: null },
    ];
    expect(findExcess([minute(600), minute(590)])).toEqual([]);
    expect(findExcess([minute(601), minute(520)])).toEqual(['A site took 601 MB of 600']);
  });

  it('is not judged while everything still fills', () => {
    expect(compareMemory(halfAnHour('A site', 100, 900).slice(0, 15))).toBeNull();
  });
});
