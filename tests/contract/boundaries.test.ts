import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const code = ['app', 'components', 'features', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .concat('middleware.ts', 'next.config.ts', 'instrumentation.ts')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');
const whoSays = (pattern: RegExp) => code.filter((file) => pattern.test(read(file))).sort();

it('calls HTML safe in one place, for the sanitiser and for the few who cut or mark what it made', () => {
  expect(whoSays(/\bas SafeHtml\b|<SafeHtml>/)).toEqual(['lib/domain/safe-html.ts']);
  expect(whoSays(/\btrustHtml\(|\(trustHtml\)/)).toEqual([
    'features/help/topics/in-app-links.ts',
    'features/pages/parts/steps.logic.ts',
    'features/terms/parts/terms.logic.ts',
    'lib/api/wire/sanitise-html.ts',
    'lib/domain/safe-html.ts',
  ]);
});

it('writes HTML into a page through Prose alone; else only what a script or a style element holds, or what stands there', () => {
  expect(whoSays(/dangerouslySetInnerHTML|__html\b|\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML/)).toEqual([
    'components/page/html-only/html-only-list.lean.tsx',
    'components/page/inline-script/html-only-script.lean.tsx',
    'components/page/page-data/page-data.tsx',
    'components/page/unsettled/kept-html.tsx',
    'components/ui/prose/prose.tsx',
    'components/views/notice-queue/notice-queue.tsx',
  ]);
});

/** Modules load after the first paint; what must be right from it on is read by a script of the page. */
const beforeModules = [
  'components/page/unsettled/unsettled.tsx',
  'features/banners/banners-script.ts',
  'features/locator/parts/known-place.tsx',
  'lib/visitor/marks/hidden-films-script.ts',
];

it('touches the storage of the browser in one place, which survives any browser and any content', () => {
  expect(whoSays(/\b(local|session)Storage\b/)).toEqual(beforeModules);
  expect(whoSays(/\bStorage\b/)).toEqual(['lib/visitor/device/storage.ts']);
});

/** Next writes these into the code: whether it is a build or a server that is being developed, and what it runs on. */
const ofTheCompiler = /process\.env\.(NODE_ENV|NEXT_RUNTIME)\b/g;
const environment = {
  'lib/env/built-in.ts': 'what goes into a build, and what this one was made with',
  'lib/env/env.ts': 'all the rest',
  'lib/telemetry/start-telemetry.ts': 'tells Next, which knows no other way, to leave a span to us',
  'lib/time/now.ts': 'the clock of the tests, which stands below the environment',
};

it('reads the environment in one folder', () => {
  const readers = code.filter((file) =>
    /process\.env|\benv\b.*node:process/.test(read(file).replace(ofTheCompiler, '')),
  );
  expect(readers.sort()).toEqual(Object.keys(environment));
});

it('writes to the console through the log alone, and has others do so', () => {
  expect(whoSays(/\bconsole\b|process\.(stdout|stderr)|node:console/)).toEqual([
    'lib/process/log.ts',
    'lib/process/print-lines.ts',
  ]);
});
