import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { processWide } from '../process/process-wide';
import { mergedFolder, sheetsHash } from './merged-name';

/** As React writes them. */
const links = /<link rel="stylesheet" href="\/_next\/static\/(chunks\/[^"]+\.css)" data-precedence="next"\/>/g;
/** In the data of a page, each on a line of its own: that a sheet will be asked for, which none of these is. */
const hints = /:HL\[\\"\/_next\/static\/chunks\/[^"\\]+\.css\\",\\"style\\"\]\\n/g;
/** Where the data of a page begins, before which nothing of it wakes up. */
const data = /<script[^>]*>\(self\.__next_f=/;

/**
 * A page that links one sheet in place of its many. Those follow switched off, so that a browser fetches none of them, while
 * React and the loader of later pieces, which look for them by their address, find that they are there. They stand beside the
 * data, which names each once more: so near, a name is packed as one that was said. A page whose sheets no build has merged
 * stays as it is.
 */
export function mergeSheetLinks(html: string, staticFolder: string): string {
  const single = [...html.matchAll(links)];
  const merged = listMerged(join(staticFolder, mergedFolder)).get(sheetsHash(single.map(([, sheet = '']) => sheet)));
  const [first] = single;
  if (!first || !merged || !data.test(html)) return html;
  const off = single.map(([link]) => link.replace('/>', ' disabled=""/>')).join('');
  return html
    .replace(hints, '')
    .replace(first[0], `<link rel="stylesheet" href="/_next/static/${mergedFolder}/${merged}" data-precedence="next"/>`)
    .replace(links, '')
    .replace(data, (script) => off + script);
}

const known = new Map<string, Map<string, string>>();

/** The files of a build by the sheets that they hold: no running site gets others. */
function listMerged(folder: string): Map<string, string> {
  const listed =
    known.get(folder) ??
    new Map(existsSync(folder) ? readdirSync(folder).map((file) => [file.split('-')[0] ?? '', file]) : []);
  known.set(folder, listed);
  return listed;
}

/** Has every page that is made link its one sheet: `cache-handler.mjs`, which Next loads itself, finds this on the shelf. */
export const sendMergedSheets = (): void => void processWide('merged sheets', () => mergeSheetLinks);
