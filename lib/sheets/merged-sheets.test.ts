import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeSheetLinks } from './merge-sheet-links';
import { writeMergedSheets } from './write-merged-sheets';

let projectDir: string;
beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'sheets-'));
});
afterEach(() => rmSync(projectDir, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(projectDir, file)), { recursive: true });
  writeFileSync(join(projectDir, file), text);
};

/** A page as a build tells of it, and its sheets. */
function build(page: string, parts: Readonly<Record<string, readonly string[]>>) {
  for (const sheet of Object.values(parts).flat()) write(`.next/static/chunks/${sheet}.css`, `.${sheet}{color:red}`);
  const entryCSSFiles = Object.fromEntries(
    Object.entries(parts).map(([part, sheets]) => [
      part,
      sheets.map((name) => ({ path: `static/chunks/${name}.css` })),
    ]),
  );
  write(
    `.next/server/app${page}_client-reference-manifest.js`,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({ entryCSSFiles })};`,
  );
}

const link = (sheet: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${sheet}.css" data-precedence="next"/>`;
const hint = (sheet: string) => String.raw`:HL[\"/_next/static/chunks/${sheet}.css\",\"style\"]\n`;
const pack = () => writeMergedSheets({ distDir: '.next', projectDir });
const staticFolder = () => join(projectDir, '.next/static');
const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const serve = (...sheets: string[]) =>
  mergeSheetLinks(
    `<head>${sheets.map(link).join('')}</head>${begin}<script>${sheets.map(hint).join('')}</script>`,
    staticFolder(),
  );

/** The addresses that a browser would fetch, and what they answer. */
const listFetched = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="\/_next\/static\/([^"]*)" data-precedence="next"\/>/g)].map(
    ([, file = '']) => file,
  );
const read = (file: string) => readFileSync(join(staticFolder(), file), 'utf8');

it('sends a page its own sheets in one, in their order, and has a link of each before its data is read', async () => {
  build('/[locale]/movie/[slug]/page', {
    'app/layout': ['base', 'frame'],
    'app/page': ['base', 'film'],
    'app/error': ['sorry'],
  });
  await pack();
  const html = serve('base', 'frame', 'film');
  const [merged = '', ...more] = listFetched(html);
  expect(more).toEqual([]);
  expect(read(merged).split('\n')).toEqual(['.base{color:red}', '.frame{color:red}', '.film{color:red}']);
  for (const sheet of ['base', 'frame', 'film'])
    expect(html.split(begin)[0]).toContain(`/chunks/${sheet}.css" data-precedence="next" disabled=""/>`);
  expect(html).not.toContain(':HL');
});

it('sends what is not found, or has failed, its own as well', async () => {
  build('/[locale]/terms/page', { 'app/layout': ['base'], 'app/page': ['terms'], 'app/error': ['sorry'] });
  await pack();
  expect(listFetched(serve('base', 'sorry'))).toHaveLength(1);
});

it('keeps for later what the main screens ask for besides, by name', async () => {
  build('/[locale]/terms/page', { 'app/layout': ['base'], 'app/page': ['terms'] });
  build('/[locale]/shows/page', { 'app/layout': ['base'], 'app/page': ['list'] });
  build('/[locale]/offers/page', { 'app/layout': ['base'], 'app/page': ['offers'] });
  await pack();
  const [merged = ''] = listFetched(serve('base', 'terms'));
  expect(read(merged.replace(/[^/]*-/, ''))).toBe('#sheets{--held:"chunks/list.css"}\n.list{color:red}');
});

it('leaves a page as it is whose sheets were never merged together', async () => {
  build('/[locale]/terms/page', { 'app/layout': ['base'], 'app/page': ['terms'] });
  await pack();
  expect(listFetched(serve('terms', 'base'))).toEqual(['chunks/terms.css', 'chunks/base.css']);
  expect(mergeSheetLinks('<p>No sheet</p>', staticFolder())).toBe('<p>No sheet</p>');
  const dumb = `<head>${link('base')}${link('terms')}</head>`;
  expect(mergeSheetLinks(dumb, staticFolder())).toBe(dumb);
});
