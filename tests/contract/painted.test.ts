import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What `lib/visitor` writes into by hand, and where a page keeps such a place: anything else of the name would be emptied. */
const painted: Readonly<Record<string, readonly string[]>> = {
  'data-starts': [
    'components/views/film-card/card-face.tsx',
    'features/search/dialog/hit.tsx',
    'features/shows/list/dated-row.lean.tsx',
  ],
  'data-way': ['components/views/cinema-row/cinema-row.tsx'],
};

it.each(Object.keys(painted))('%s marks nothing but a place that is written into', (name) => {
  const files = globSync('{app,components,features}/**/*.tsx').filter(
    (file) => !file.includes('.test.') && new RegExp(`\\b${name}[={]`).test(readFileSync(file, 'utf8')),
  );
  expect(files.sort()).toEqual(painted[name]);
});
