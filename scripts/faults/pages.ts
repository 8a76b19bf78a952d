import { readFileSync } from 'node:fs';
import { calls } from '@/lib/api/paths';
import { mapBounded } from '@/lib/process/map-bounded';
import { internalPath } from '@/lib/routing/href';
import { type Screen, screens } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { siteFacts } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { type Cell, cellPath, cells } from '@/tests/support/cells';
import { forgetAsked, readAsked } from '@/tests/support/mock-control';
import { isCellOn, readSampleParams } from '@/tests/support/samples';
import { Problem } from '../lib/problem';
import { formOf } from './forms';
import { hostOf, type Lane } from './lane';
import { readTown } from './lines';
import type { Page, Place } from './place';
import { visit } from './visit';

/** The screens that are looked at: all there are, those that many visitors open, those that most do. */
const looked = {
  whole: screens,
  '--short': ['home', 'shows', 'movie', 'cinemas', 'cinema', 'city', 'events', 'offers', 'news'],
  '--ci': ['home', 'movie', 'cinema'],
} as const satisfies Record<string, readonly Screen[]>;

/** The screens of a form on every site, in the language of the site. */
export async function readScreens(form: keyof typeof looked): Promise<Place[]> {
  const own = cells
    .filter(({ locale: { site, language } }) => language === siteFacts(site).defaultLanguage)
    .filter(({ screen }) => (looked[form] as readonly Screen[]).includes(screen));
  const isOn = await mapBounded(own, 4, isCellOn);
  const there = own.filter((_, index) => isOn[index]);
  const params = await mapBounded(there, 2, readSampleParams);
  return readReads(there.map((cell, index) => ({ cell, params: params[index] ?? {} })));
}

type Known = { cell: Cell; params: Readonly<Record<string, string>> };

/** What a screen reads is the same on every site that has it: each is made once more, past all that is kept. */
async function readReads(known: readonly Known[]): Promise<Place[]> {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const reads = new Map<Screen, string[]>();
  for (const { cell, params } of known) {
    const { locale, screen } = cell;
    if (reads.has(screen)) continue;
    const { guard } = screenFactsOf(screen);
    await forgetAsked();
    await askSite(hostOf(locale.site), internalPath(locale.code, screen, params), {
      'x-prerender-revalidate': preview.previewModeId,
    });
    reads.set(screen, [...new Set([...(await readAsked(locale.site)), ...(guard ? [calls[guard].path] : [])])]);
  }
  return known.map(({ cell, params }) => ({
    ...{ site: cell.locale.site, screen: cell.screen, form: 'page', path: cellPath(cell, params) },
    reads: reads.get(cell.screen) ?? [],
  }));
}

/** What they answer while all is well, each asked for once. Throws a `Problem` where one fails. */
export const readPages = (lane: Lane, places: readonly Place[]): Promise<Page[]> =>
  mapBounded(places, 2, async (place) => {
    const { reply } = await visit(lane, place);
    const { site, path, form } = place;
    if (!reply || reply.status >= 500)
      throw new Problem(`${site} ${path} answers ${reply?.status} while nothing fails.`);
    return { ...place, status: reply.status, lines: formOf(form).readLines(reply), town: readTown(reply.text) };
  });
