import { globSync, readFileSync } from 'node:fs';
import { compile } from 'sass';
import { expect, it } from 'vitest';

const sheetsWith = (part: RegExp) =>
  globSync(['app', 'components', 'features', 'styles'].map((folder) => `${folder}/**/*.scss`)).filter((file) =>
    part.test(readFileSync(file, 'utf8')),
  );

/** Elements of which a page has few. */
const rare = new Set(['tbody', 'aside', 'br']);

/**
 * A browser keeps one set of what rules with `:has()` style at the end, for all of them together. One that names `div` has every
 * `div` of a page styled anew whenever anything comes into it, whoever the rule was meant for.
 */
it('what depends on :has() names by a class or an attribute what it styles', () => {
  const sheets = sheetsWith(/:has\(/);
  expect(listRules(sheets, isWide)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(30);
});

/** Where something comes or goes before its siblings, a rule for any of these, or for all within them, has a whole page styled anew (decision 58). */
it('what stands behind a sibling is named', () => {
  const sheets = sheetsWith(/[~+]/);
  expect(listRules(sheets, isNameless)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(50);
  expect(['.a ~ *', '.a + .b > *:not(.c)', '.a + :is(.b) *::before'].filter(isNameless)).toHaveLength(3);
  expect(['.a ~ span', '.a:not(:has(+ *))', '.a > * + .b', 'calc(1px + 2px) *'].filter(isNameless)).toEqual([]);
});

/** It is asked at each change of a page, and goes through all of it where there is none (decision 19). */
it('what the root or the body has is looked for where it stands', () => {
  const isLost = (selector: string) => /(:root|html|body)[^ >+~]*:has\((?!>)/.test(selector);
  // On paper nothing changes.
  const sheets = sheetsWith(/:has\(/).filter((file) => !file.endsWith('_print.scss'));
  expect(listRules(sheets, isLost)).toEqual([]);
  expect([':root:has(.a)', 'body:not(:has(.a)) .b', 'html[lang]:has(.a > .b)'].filter(isLost)).toHaveLength(3);
  expect([':root:has(> body > .a)', 'body .a:has(.b)'].filter(isLost)).toEqual([]);
});

const listRules = (sheets: readonly string[], isBad: (selector: string) => boolean) =>
  sheets.flatMap((file) =>
    listSelectors(file)
      .filter(isBad)
      .map((selector) => `${file}: ${selector}`),
  );

const known = new Map<string, string[]>();

function listSelectors(file: string): string[] {
  const found = known.get(file) ?? readSelectors(compile(file, { loadPaths: ['.'] }).css);
  known.set(file, found);
  return found;
}

const readSelectors = (css: string) =>
  [...css.matchAll(/^ *([^@{}\n][^{}]*) \{$/gm)].flatMap(([, list = '']) => list.split(/,\s*(?![^()]*\))/));

/** Whether its `:has()` stands on an ancestor, and its end is any element of a name. */
function isWide(selector: string): boolean {
  const bare = flatten(selector);
  const compounds = bare.split(/\s*[>+~ ]\s*/);
  const last = compounds.at(-1)?.replace(/::?[\w-]+/g, '') ?? '';
  const climbs = /:has.*[> ]/.test(bare.replace(/\s*([>+~])\s*/g, '$1'));
  return climbs && !/[.[#]/.test(last) && !rare.has(last);
}

/** Whether it ends in any element, behind a sibling of whatever stands above it. */
const isNameless = (selector: string) => /[~+].*(^|[\s>~+])\*(::?[\w-]+)*$/.test(flatten(selector));

/** Without what stands in brackets, which is not what is styled; a `:has()` among it is kept. */
function flatten(selector: string): string {
  const less = selector
    .replace(/:global\(([^()]*)\)/g, '$1')
    .replace(/\([^()]*\)/g, (inside) => (inside.includes(':has') ? ':has' : ''));
  return less === selector ? selector.trim() : flatten(less);
}
