import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Read by programs, or with a line to itself: calendars, analytics, what is shared, titles of pages. */
const unseen = /^features\/(calendar|tracking|install|errors)|share-showing|player\.tsx|(page|metadata)\.tsx?$/;

/** The mark between two facts stays with the first, so that no line of a narrow screen begins with it. */
it('breaks a line of facts behind its marks', () => {
  const files = globSync('{app,components,features}/**/*.{ts,tsx,scss}').filter(
    (file) => !/\.(test|fixture)\./.test(file) && !unseen.test(file),
  );
  const loose = files.filter((file) => /[^\s*] · |['"`] · /.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(loose).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
