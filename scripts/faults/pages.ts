import { readFileSync } from 'node:fs';
import { calls } from '@/lib/api/paths';
import { mapBounded } from '@/lib/process/map-bounded';
import { internalPath } from '@/lib/routing/href';
import { type Screen, screens } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { type Cell, cellPath, cells } from '@/tests/support/cells';
import { forgetAsked, readAsked } from '@/tests/support/mock-control';
import { isCellOn, readSampleParams } from '@/tests/support/samples';
import { Problem } from '../lib/problem';
import { readLines } from './lines';

/** A page as it is while all is well: its status, the paths of the calls it is made of, and the lines of its text. */
export type Page = {
  site: SiteId;
  screen: Screen;
  path: string;
  status: number;
  reads: readonly string[];
  lines: readonly string[];
};

export const hostOf = (site: SiteId) => `${site}.localhost`;

/** The screens that are looked at: all there are, those that many visitors open, those that most do. */
const looked = {
  whole: screens,
  '--short': ['home', 'shows', 'movie', 'cinemas', 'cinema', 'city', 'events', 'offers', 'news'],
  '--ci': ['home', 'movie', 'cinema'],
} as const satisfies Record<string, readonly Screen[]>;

/** The screens of a form on every site, in the language of the site. */
export async function readPages(form: keyof typeof looked): Promise<Page[]> {
  const own = cells
    .filter(({ locale: { site, language } }) => language === siteFacts(site).defaultLanguage)
    .filter(({ screen }) => (looked[form] as readonly Screen[]).includes(screen));
  const isOn = await mapBounded(own, 4, isCellOn);
  const pages = await mapBounded(
    own.filter((_, index) => isOn[index]),
    2,
    readPage,
  );
  return readReads(pages);
}

type Known = Omit<Page, 'reads'> & { cell: Cell; internal: string };

async function readPage(cell: Cell): Promise<Known> {
  const { locale, screen } = cell;
  const params = await readSampleParams(cell);
  const path = cellPath(cell, params);
  const { status, text } = await askSite(hostOf(locale.site), path);
  if (status >= 500) throw new Problem(`${hostOf(locale.site)}${path} answers ${status} while nothing fails.`);
  return {
    cell,
    site: locale.site,
    screen,
    path,
    status,
    lines: readLines(text),
    internal: internalPath(locale.code, screen, params),
  };
}

/** What a screen reads is the same on every site that has it: each is made once more, past all that is kept. */
async function readReads(pages: readonly Known[]): Promise<Page[]> {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const known = new Map<Screen, string[]>();
  for (const { site, screen, internal } of pages) {
    if (known.has(screen)) continue;
    const { guard } = screenFactsOf(screen);
    await forgetAsked();
    await askSite(hostOf(site), internal, { 'x-prerender-revalidate': preview.previewModeId });
    known.set(screen, [...new Set([...(await readAsked(site)), ...(guard ? [calls[guard].path] : [])])]);
  }
  return pages.map(({ cell, internal, ...page }) => ({ ...page, reads: known.get(page.screen) ?? [] }));
}
