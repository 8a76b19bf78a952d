import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const list = readFileSync('docs/security.md', 'utf8');

it('docs/security.md names files that are there', () => {
  const named = [...list.matchAll(/`([\w[\]().-]+(?:\/[\w[\]().-]+)+\.\w+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('each line that is met says by what', () => {
  const [met = ''] = list.split('\n## Not met');
  const rows = met.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.filter((row) => !/`[^`]+\.\w+`/.test(row.split('|').at(-2) ?? ''))).toEqual([]);
});

it('what a line names in so many letters stands in one of the files that are said to meet it', () => {
  const rows = list.split('\n').filter((line) => /^\| \d/.test(line));
  const missing = rows.flatMap((row) => {
    const [what = '', by = ''] = row.split('|').slice(2);
    const files = [...by.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = '']) => path);
    const text = files.map((path) => readFileSync(path, 'utf8').toLowerCase()).join('\n');
    const named = [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\*$/, '').toLowerCase());
    return named.filter((name) => text !== '' && !text.includes(name)).map((name) => `${row.split('|')[1]}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** A script that is written otherwise would be known to nobody, and no browser would run it (decision 46). */
it('a script of ours stands in a page by `InlineScript` alone, and data says that it is data', () => {
  const files = globSync('{app,components,features}/**/*.tsx').filter(
    (file) => !/\.test\.tsx$|inline-script/.test(file),
  );
  const scripts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<script\b[^>]*>/g)].map(([tag]) => `${file}: ${tag.replace(/\s+/g, ' ')}`),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
});

/** What is put together while a page is made could hold what somebody else wrote. */
it('the text of a script is a constant of its module, or several of them', () => {
  const own = globSync('{app,components,features}/**/*.tsx').filter((file) => !/\.test\.tsx$|inline-script/.test(file));
  const uses = own.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(/<InlineScript\s+text=\{(.*?)\}/g)].map(([, text = '']) => ({ file, code, text }));
  });
  expect(uses.length).toBe(own.flatMap((file) => readFileSync(file, 'utf8').match(/<InlineScript\b/g) ?? []).length);
  const isConstant = (code: string, name: string) =>
    new RegExp(`^(export )?const ${name}\\b|^import \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(code);
  const wrong = uses.filter(({ code, text }) => {
    const [, names = text] = /^\[(.*)\]\.join\(';'\)$/.exec(text) ?? [];
    return names.split(', ').some((name) => !/^\w+$/.test(name) || !isConstant(code, name));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it.each([
  // Next's own manifests, which the build wrote.
  [
    'runs text as code',
    /(?<![\w.])eval\(|\bnew Function\b|setTimeout\(\s*['"`]/,
    ['lib/gateway/read-manifests-ahead.ts'],
  ],
  ['believes any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecure-http-parser/, []],
])('nothing else that visitors meet %s', (_, pattern, known) => {
  const files = globSync(['{app,components,features,lib,deploy}/**/*.*', '*.{ts,mjs}', 'package.json']);
  const own = files.filter(
    (file) =>
      /\.(tsx?|mjs|json|ya?ml|conf|sh)$/.test(file) && !/\.(test|fixture)\./.test(file) && statSync(file).isFile(),
  );
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(known);
});
