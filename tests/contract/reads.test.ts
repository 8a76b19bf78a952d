import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['app', 'components', 'features', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Of the gateway's table, or of a feature's own reads. */
const asksTheCatalogue = (text: string) =>
  /from '(@\/lib\/api\/read[\w-]*|\.\.\/api\/read[\w-]*|[^']*\.load)'/.test(text);

it('does without what cannot be read in one way only', () => {
  const catching = code
    .filter(({ file, text }) => !file.startsWith('lib/api/') && asksTheCatalogue(text))
    .filter(({ text }) => /\.catch\(|\.then\(|\bcatch\b *[({]/.test(text));
  expect(
    catching.map(({ file }) => file),
    'A failure swallowed here leaves no line in the log and stays in the page for minutes: use readOr, findOr or readPartOr of lib/api/read-or.ts',
  ).toEqual([]);
});

it('says what versions mean in one way: the words of the catalogue are for programs', () => {
  const reading = code.filter(({ text }) => /import \{[^}]*\bversions\b[^}]*\} from '[^']*endpoints\/tags'/.test(text));
  expect(reading.map(({ file }) => file)).toEqual(['lib/api/read-glossary.ts']);
});

it('reads in a loader only what says by its verb what it does when there is nothing', () => {
  const loads = code.filter(({ file }) => file.endsWith('.load.ts'));
  const exported = loads.flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async function|function|const) (\w+)/gm)].map(([, name]) => `${file}: ${name}`),
  );
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((each) => !/: (read|find)[A-Z]/.test(each))).toEqual([]);
});

it('never takes a list that stands in for one that fails for a word that there is nothing', () => {
  const parts = code
    .filter(({ file }) => file.endsWith('.load.ts'))
    .flatMap(({ file, text }) =>
      text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).map((part) => [file, part]),
    );
  const denying = parts.filter(
    ([, part = '']) =>
      /read(Part)?Or\([^;]*?, \[\]\)/.test(part) && /\.length\)? return null|\.length\s*\?[^;]*: null/.test(part),
  );
  expect(
    denying.map(([file]) => file),
    'Null is "not there" to who asks: have the read fail, or stand null for it and throw where it alone could tell',
  ).toEqual([]);
});
