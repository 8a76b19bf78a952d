import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteIds } from '@/lib/sites/sites';

const product = ['app', 'components', 'features', 'lib'];
const files = product.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

/** Next asks for a client component there. */
const errorPages = ['app/[locale]/error.tsx', 'app/global-error.tsx'];
const styles = [
  ...files,
  ...readdirSync('styles', { recursive: true, encoding: 'utf8' }).map((file) => `styles/${file}`),
];
/** The words of the wire, the screens of the product, its tokens and its cases, which are as many as they are. */
const isTable = (file: string) =>
  file.startsWith('lib/api/contract/') ||
  [
    'lib/domain/surcharge.test.ts',
    'lib/routing/routes.ts',
    'lib/routing/screen-facts.ts',
    'styles/_tokens.scss',
  ].includes(file);

it('sends to the browser only what is called an island and says why, or lean and says what it saves', () => {
  const client = code.filter((file) => /^['"]use client['"]/.test(read(file)));
  const called = code.filter((file) => /\.(island|lean)\.tsx$/.test(file));
  expect(client.filter((file) => !called.includes(file) && !errorPages.includes(file))).toEqual([]);
  expect(called.filter((file) => !client.includes(file))).toEqual([]);
  expect(client.filter((file) => !/^['"]use client['"];\n(\/\/|\/\*)/.test(read(file)))).toEqual([]);
  expect(called.filter((file) => /^\/\/ Sends less: /m.test(read(file)) !== file.endsWith('.lean.tsx'))).toEqual([]);
});

it('gives nothing to do to what is only lean', () => {
  const lean = code.filter((file) => file.endsWith('.lean.tsx'));
  expect(lean.filter((file) => /\buse[A-Z]\w*\(|\bon[A-Z]\w*=/.test(read(file)))).toEqual([]);
});

it('keeps files small enough to be read at once', () => {
  const around = globSync(['{scripts,tests,public}/**/*.{ts,tsx,mjs,js}', 'bench/*.ts', '*.{ts,mjs,mts,cjs}']);
  const own = [...files, ...around, ...styles].filter((file) => /\.(tsx?|[cm]?js|mts|scss)$/.test(file));
  expect(own.filter((file) => !isTable(file) && read(file).split('\n').length > 201)).toEqual([]);
});

it('has no index files: a name tells what is inside', () => {
  expect(files.filter((file) => /(^|\/)(index|utils|helpers)\.(tsx?|scss)$/.test(file))).toEqual([]);
});

it('holds no width to the zeros of the face that is drawn, which is another one until the real one comes', () => {
  expect(styles.filter((file) => file.endsWith('.scss') && /\dch\b/.test(read(file)))).toEqual([]);
});

it('changes what :root says only by rules that weigh as much: html alone weighs less and is passed over', () => {
  const weak = /(^|\n)html(:has\([\w-]+\))? \{[^}]*\n\s+--/;
  expect(styles.filter((file) => file.endsWith('.scss') && weak.test(read(file)))).toEqual([]);
});

it('fetches no part of a page by what takes the page with it where its code does not come', () => {
  const own = code.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from 'react'|from 'next\/dynamic'/.test(read(file)));
  expect(own).toEqual(['components/page/load-later/lazy-part.tsx']);
});

it('keeps no element as a state: what is told that it has none as a page is left hurries React before the next is painted', () => {
  expect(code.filter((file) => /\bref=\{set[A-Z]|\bref: set[A-Z]/.test(read(file)))).toEqual([]);
});

it('is type-checked without the demo', () => {
  expect(JSON.parse(read('tsconfig.json')).exclude).toContain('mock-api');
});

it('shares packages with the demo in one version, and carries none for it alone', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const demo: Record<string, string> = JSON.parse(read('mock-api/package.json')).devDependencies;
  const own = { ...dependencies, ...devDependencies };
  const shared = Object.keys(demo).filter((name) => name in own);
  expect(shared.filter((name) => demo[name] !== '*')).toEqual([]);
  expect(Object.keys(demo).filter((name) => demo[name] === '*' && !shared.includes(name))).toEqual([]);
});

it('asks about no site by its name', () => {
  const asks = new RegExp(`(===|!==|case)\\s*['"](${siteIds.join('|')})['"]`);
  expect(code.filter((file) => asks.test(read(file)) && !file.startsWith('lib/sites/'))).toEqual([]);
});
