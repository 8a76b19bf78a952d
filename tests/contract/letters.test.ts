import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLetters } from '@/tests/support/read-letters';

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

it('a page that replaces the whole document finds the faces under the names they have', () => {
  const names = [...readFileSync('styles/fonts.ts', 'utf8').matchAll(/const (\w+) = localFont/g)].map(
    ([, name]) => name,
  );
  const first = [...readFileSync('styles/_fallbacks.scss', 'utf8').matchAll(/^ {2}--\w+: '(\w+)'/gm)].map(
    ([, name]) => name,
  );
  expect(first).toEqual(names);
});
