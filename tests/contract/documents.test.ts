import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = ['README.md', 'ARCHITECTURE.md', 'mock-api/README.md', ...globSync('docs/*.md')];
const ours =
  /^(app|bench|components|decisions|deploy|docs|features|lib|messages|mock-api|public|scripts|styles|tests|artwork|handlers|identity|trailers|widgets|world)\//;
/** `<name>` and `…` stand for any, and what is made by a command is not in the tree. */
const isFixed = (path: string) => !/[<>…*{}$ ]/.test(path);

it.each(documents)('%s names only files and folders that there are', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const paths = named.filter((text) => ours.test(text) && isFixed(text)).map((text) => text.replace(/[:#]\d.*$/, ''));
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`mock-api/${path}`))).toEqual([]);
});
