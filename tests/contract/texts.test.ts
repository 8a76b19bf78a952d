import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';

/** The names of versions are codes that come on the wire. */
const { versions: _, ...ours } = en;
const code = globSync('{app,components,features,lib}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function listNames(texts: object, within: readonly string[] = []): { path: string; name: string }[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const path = [...within, name];
    return [{ path: path.join('.'), name }, ...(typeof text === 'object' ? listNames(text, path) : [])];
  });
}

it('has no text that nothing shows', () => {
  const words = new Set(code.match(/[\w-]+/g));
  expect(listNames(ours).filter(({ name }) => !words.has(name))).toEqual([]);
});
