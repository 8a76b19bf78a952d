import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ExportedFunction, listExportedFunctions } from '../support/exported-functions';

const functions = listExportedFunctions(['lib', 'features']).filter(
  ({ name }) => /^[a-z]/.test(name) && name !== 'default',
);
const ofLib = functions.filter(({ file }) => file.startsWith('lib/'));

const [, chapter = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Verbs\n');
const quoted = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
/** What stands left in a row of the table. */
const verbs = [...chapter.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, left = '']) => quoted(left));
const [, sentence = ''] = /one of these:([^;]*);/.exec(chapter) ?? [];
const kinds = quoted(sentence);

const wordsOf = (name: string) => name.split(/(?=[A-Z])/);
const verbOf = ({ name }: ExportedFunction) => wordsOf(name)[0] ?? '';
const relates =
  /^(at|by|for|until|while|with|within|without)[A-Z]|(Of|To|From|Around|Beside|Between|Before|Since)([A-Z]|$)/;
/** A kind alone is a name too: `href`, `template`. */
const isOfKind = (name: string) => kinds.some((kind) => name.endsWith(kind) || name === kind.toLowerCase());
const say = ({ file, name }: ExportedFunction) => `${file}: ${name}`;

/** What reads as the thing it stands for wherever it is written. */
const asItReads: Readonly<Record<string, string>> = {
  'lib/env/schemas.ts': 'words of a schema',
  'lib/api/wire/shapes.ts': 'words of a schema',
  'lib/api/endpoint.ts': 'a row of the table of endpoints',
  'lib/env/env.ts': 'the environment itself',
  'lib/process/process-wide.ts': 'a value that a process has once',
};

it('says by its verb what a read does when there is nothing: read throws, find is null', () => {
  const reads = functions.filter((each) => verbOf(each) === 'read');
  const finds = functions.filter((each) => verbOf(each) === 'find');
  expect([reads.length, finds.length].every((count) => count > 30)).toBe(true);
  expect(reads.filter(({ gives }) => gives.mayBeMissing).map(say), 'gives nothing now and then: find…').toEqual([]);
  expect(
    finds.filter(({ gives }) => !gives.mayBeMissing).map(say),
    'always gives something: read…, list… or pick…',
  ).toEqual([]);
});

it('begins with a verb of the table wherever something is done, and names a thing by its kind else', () => {
  const others = ofLib.filter(
    (each) => !verbs.includes(verbOf(each)) && !/^use[A-Z]/.test(each.name) && !asItReads[each.file],
  );
  expect(others.filter(({ name }) => !isOfKind(name) && !relates.test(name)).map(say)).toEqual([]);
  expect(others.filter(({ gives }) => gives.isNothing).map(say), 'does something and gives nothing: a verb').toEqual(
    [],
  );
});

it('has no bare verb but those of the table of endpoints', () => {
  const bare = ofLib.filter(({ name }) => verbs.includes(name)).map(say);
  expect(bare.toSorted()).toEqual(['lib/api/query.ts: query', 'lib/api/read.ts: find', 'lib/api/read.ts: read']);
});

it('tells in the table of no verb that nobody uses', () => {
  const used = new Set(ofLib.map(verbOf));
  expect(verbs.filter((verb) => !used.has(verb))).toEqual([]);
});
