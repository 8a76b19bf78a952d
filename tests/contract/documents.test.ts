import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const documents = ['README.md', 'ARCHITECTURE.md', 'mock-api/README.md', ...globSync('docs/*.md')];
const ofSite = 'app,bench,components,decisions,deploy,docs,features,lib,messages,public,scripts,styles,tests';
const ofDemo = 'artwork,handlers,identity,trailers,widgets,world';
const ours = new RegExp(`^(mock-api|${`${ofSite},${ofDemo}`.replaceAll(',', '|')})/`);
/** Next writes it, which in a fresh clone it may not have done yet. */
const written = 'next-env.d.ts';
const names = new Set(
  [...globSync(['*.*', 'mock-api/*.*', `{${ofSite},mock-api/{${ofDemo}}}/**/*.*`]), written].map((file) =>
    basename(file),
  ),
);
/** `<name>` and `…` stand for any, and what is made by a command is not in the tree. */
const isFixed = (path: string) => !/[<>…*{}$ ]/.test(path);

it.each(documents)('%s names only files and folders that there are', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const paths = named.filter((text) => ours.test(text) && isFixed(text)).map((text) => text.replace(/[:#]\d.*$/, ''));
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`mock-api/${path}`))).toEqual([]);
});

it('no comment names a file that is gone', () => {
  const code = globSync(['*.{ts,mjs}', `{${ofSite},mock-api}/**/*.{ts,tsx,mjs,scss}`]);
  const gone = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:\/?\*|\/\/).*?`([\w[\]()/-][\w[\]()./-]*\.(?:tsx?|mjs|scss))`/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !names.has(basename(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(gone).toEqual([]);
});

it.each(documents)('%s names a file without its folder only where one is called so', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w][\w.-]*\.(?:tsx?|mjs|scss|conf))`/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([]);
});
