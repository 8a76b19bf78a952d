import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { processWide } from '../process/process-wide';
import { mergedFolder, sheetsHash } from './merged-name';

/** As React writes them. */
const links = /<link rel="stylesheet" href="\/_next\/static\/(chunks\/[^"]+\.css)" data-precedence="next"\/>/g;
/** In the data of a page, each on a line of its own: that a sheet will be asked for, which none of these is. */
const hints = /:HL\[\\"\/_next\/static\/chunks\/[^"\\]+\.css\\",\\"style\\"\]\\n/g;

/**
 * A page that links one sheet in place of its many. Those stay where they were, switched off: so a browser fetches none of
 * them, while React and the loader of later pieces, which look for them by their address, find that they are there.
 * A page whose sheets no build has merged stays as it is.
 */
export function mergeSheetLinks(html: string, staticFolder: string): string {
  const sheets = [...html.matchAll(links)].map(([, sheet = '']) => sheet);
  const merged = listMerged(join(staticFolder, mergedFolder)).get(sheetsHash(sheets));
  if (!sheets.length || !merged) return html;
  let isFirst = true;
  return html.replace(hints, '').replace(links, (link) => {
    const off = link.replace('/>', ' disabled=""/>');
    if (!isFirst) return off;
    isFirst = false;
    return `<link rel="stylesheet" href="/_next/static/${mergedFolder}/${merged}" data-precedence="next"/>${off}`;
  });
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
