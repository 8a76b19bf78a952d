import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasOwnHinting, readLetters } from '@/tests/support/read-letters';

/** Of the four languages, and of the names of those who make and play the films. */
const wanted =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâäáãåæçéèêëíìîïñóòôöõøœúùûüÿß' +
  'ćčđďěğįłńňőřśşšťůűžźżșțāēīūŠŽČŁŚŞİ€«»“”’–—…·\u00a0\u202f';

it.each(['bricolage-grotesque', 'instrument-sans'])('%s has every letter that a name may need', (face) => {
  const own = readLetters(`styles/fonts/${face}.woff2`);
  const further = readLetters(`styles/fonts/${face}-extended.woff2`);
  const missing = [...wanted].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !own.has(code) && !further.has(code);
  });
  expect(missing).toEqual([]);
});

/** Without it a Linux rounds each letter to whole pixels: words fall apart at small sizes. */
it.each(['bricolage-grotesque', 'instrument-sans'].flatMap((face) => [face, `${face}-extended`]))(
  '%s keeps the distances between its letters at one pixel a point',
  (face) => {
    expect(hasOwnHinting(`styles/fonts/${face}.woff2`)).toBe(true);
  },
);

it('every letter is asked of a face that there is', () => {
  const declared = readFileSync('styles/global.scss', 'utf8') + readFileSync('styles/_fallbacks.scss', 'utf8');
  const made = new Set([...declared.matchAll(/@include [\w.]*faces?\('([^']+)'/g)].map(([, name]) => name));
  const asked = [...declared.matchAll(/^ {2}--(?:display|text):([^;]+);/gm)].flatMap(
    ([, names = '']) => names.match(/'[^']+'/g) ?? [],
  );
  const system = "'Arial Narrow'";
  expect(asked.filter((name) => name !== system && !made.has(name.slice(1, -1)))).toEqual([]);
  expect(asked.length).toBeGreaterThan(8);
});
