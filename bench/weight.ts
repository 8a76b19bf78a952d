import { gzipSync } from 'node:zlib';
import { askSite } from '../tests/support/ask-site';
import { listLinked } from '../tests/support/listed-titles';
import { readTruth } from '../tests/support/mock-control';
import { type Measured, siteHost } from './screens';
import type { Servers } from './servers';
import { atMost, noteRow, type Row } from './table';

const kilobytes = (bytes: number) => bytes / 1000;
/** Kilobytes beyond the bare page: of the screens that most visitors come to, and of any other. */
const tight = ['home', 'shows', 'movie', 'cinema'];
const allowanceOf = (screen: string) => (tight.includes(screen) ? 30 : 45);

/** JavaScript and HTML as a browser downloads them first, gzipped. */
export async function measureWeight(pages: readonly Measured[], { bare }: Servers): Promise<Row[]> {
  const framework = kilobytes(await weighScripts('localhost', '/1000', bare));
  const rows: Row[] = [noteRow('first-load JavaScript of the bare page', `${framework.toFixed(1)} kB`)];
  for (const { screen, path } of pages) {
    const measured = kilobytes(await weighScripts(siteHost, path));
    const note = `bare + ${(measured - framework).toFixed(1)}`;
    rows.push(
      atMost({
        what: `first-load JavaScript of ${screen}`,
        budget: framework + allowanceOf(screen),
        measured,
        unit: 'kB',
        digits: 1,
        note,
      }),
    );
  }
  for (const { screen, path } of pages) {
    const { text } = await askSite(siteHost, path);
    const measured = kilobytes(gzipSync(text).length);
    rows.push(
      screen === 'shows' ? await listRow(text, measured) : noteRow(`HTML of ${screen}`, `${measured.toFixed(1)} kB`),
    );
  }
  return rows;
}

/** Kilobytes, and the titles of the largest site, for which they are meant: neither more links nor more titles raise them. */
const list = { kilobytes: 45, titles: 236 };

async function listRow(text: string, measured: number): Promise<Row> {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('fr', '/api/shows?language=fr');
  const linked = new Set(listLinked(text).map(({ slug }) => slug));
  const titles = shows.filter(({ slug }) => linked.has(slug)).length;
  const meant = titles === list.titles ? '' : `, where the budget is meant for ${list.titles}`;
  return atMost({
    what: 'HTML of the list of films',
    budget: list.kilobytes,
    measured,
    unit: 'kB',
    digits: 1,
    note: `${titles} titles of ${shows.length}${meant}`,
  });
}

/** All scripts the HTML names but the one for browsers that know no modules. */
async function weighScripts(name: string, path: string, port?: number): Promise<number> {
  const { text } = await askSite(name, path, {}, port);
  const tags = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []));
  let bytes = 0;
  for (const source of sources)
    bytes += gzipSync((await askSite(name, source.replaceAll('&amp;', '&'), {}, port)).text).length;
  return bytes;
}
