import { expect, it } from 'vitest';
import { findTouched, type Source } from './touched';

const sources: Source[] = [
  { file: 'lib/href.ts', reads: false },
  { file: 'lib/href.test.ts', reads: false },
  { file: 'tests/contract/readme.test.ts', reads: true },
  { file: 'tests/support/messages-in.ts', reads: true },
  { file: 'mock-api/trailers/trailers.ts', reads: true },
  { file: 'scripts/lib/build.ts', reads: true },
];

it('leaves to imports what is imported, and adds every test that reads', () => {
  expect(findTouched(['lib/href.ts'], sources)).toEqual([
    'lib/href.ts',
    'tests/contract/readme.test.ts',
    'tests/support/messages-in.ts',
  ]);
});

it('counts what reads as changed with what may be read beside it, and no further', () => {
  expect(findTouched(['mock-api/trailers/captions.vtt'], sources)).toContain('mock-api/trailers/trailers.ts');
  expect(findTouched(['mock-api/trailers/captions.vtt'], sources)).not.toContain('scripts/lib/build.ts');
  expect(findTouched(['mock-api/trailers/words.ts'], sources)).not.toContain('mock-api/trailers/trailers.ts');
});

it('has nothing to run where nothing changed', () => {
  expect(findTouched([], sources)).toEqual([]);
});
