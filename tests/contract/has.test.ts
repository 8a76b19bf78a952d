import { globSync, readFileSync } from 'node:fs';
import { compile } from 'sass';
import { expect, it } from 'vitest';

const sheets = globSync(['app', 'components', 'features', 'styles'].map((folder) => `${folder}/**/*.scss`)).filter(
  (file) => readFileSync(file, 'utf8').includes(':has('),
);

/** Elements of which a page has few. */
const rare = new Set(['tbody', 'aside', 'br']);

/**
 * A browser keeps one set of what rules with `:has()` style at the end, for all of them together. One that names `div` has every
 * `div` of a page styled anew whenever anything comes into it, whoever the rule was meant for.
 */
it('what depends on :has() names by a class or an attribute what it styles', () => {
  const wide = sheets.flatMap((file) =>
    listSelectors(file)
      .filter(isWide)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(wide).toEqual([]);
  expect(sheets.length).toBeGreaterThan(30);
});

const listSelectors = (file: string): string[] =>
  [...compile(file, { loadPaths: ['.'] }).css.matchAll(/^ *([^@{}\n][^{}]*) \{$/gm)].flatMap(([, list = '']) =>
    list.split(/,\s*(?![^()]*\))/),
  );

/** Whether its `:has()` stands on an ancestor, and its end is any element of a name. */
function isWide(selector: string): boolean {
  const bare = flatten(selector);
  const compounds = bare.split(/\s*[>+~ ]\s*/);
  const last = compounds.at(-1)?.replace(/::?[\w-]+/g, '') ?? '';
  const climbs = /:has.*[> ]/.test(bare.replace(/\s*([>+~])\s*/g, '$1'));
  return climbs && !/[.[#]/.test(last) && !rare.has(last);
}

/** Without what stands in brackets, which is not what is styled; a `:has()` among it is kept. */
function flatten(selector: string): string {
  const less = selector
    .replace(/:global\(([^()]*)\)/g, '$1')
    .replace(/\([^()]*\)/g, (inside) => (inside.includes(':has') ? ':has' : ''));
  return less === selector ? selector.trim() : flatten(less);
}
