import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Words that stand in the code, since no visitor is to read them in a language of their own. */
const drawn = ['components/views/app-band/phone/', 'features/tracking/parts/inspector.tsx'];
/** The same in every language. */
const names = ['.ics'];
/** Only what may hold a text is taken apart, a quarter of all. */
const mayHold = /(?<!=)>[^<>{}]*\p{L}{2}[^<>{}]*[<{]/u;

const screens = globSync('{app,components,features}/**/*.tsx').filter(
  (file) => !/\.(test|fixture)\.tsx$/.test(file) && !drawn.some((path) => file.startsWith(path)),
);

it('says nothing between two tags that stands in no file of messages', () => {
  const said = screens.flatMap((file) =>
    listTexts(readFileSync(file, 'utf8'))
      .filter((text) => /\p{L}{2}/u.test(text) && !names.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(said, 'a visitor of another language would read it too: messages/*.json').toEqual([]);
});

function listTexts(code: string): string[] {
  if (!mayHold.test(code)) return [];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text.replace(/&\w+;/g, '').trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
}
