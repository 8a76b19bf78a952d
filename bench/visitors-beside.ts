import { localeCodes } from '../lib/sites/locales';
import { Problem } from '../scripts/lib/problem';
import { askSite } from '../tests/support/ask-site';
import { inventItem } from './hostile-addresses';
import { here, type Known } from './hostile-kind';
import { findPath, type Measured, siteHost } from './screens';
import { median } from './table';

/** Of what the home page shows, and of the screens that are measured. */
export async function findKnown(pages: readonly Measured[], port: number): Promise<Known> {
  const { text } = await askSite(siteHost, '/', {}, port);
  const find = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    if (!found) throw new Problem(`The home page holds nothing like ${pattern}.`);
    return found.replaceAll('&amp;', '&');
  };
  const picture = find(/"(\/_next\/image\?url=http[^"\s]+)"/);
  const slugOf = (screen: 'movie' | 'cinema') => findPath(pages, screen).split('/').at(-1) ?? '';
  return {
    ...{ show: slugOf('movie'), cinema: slugOf('cinema'), picture },
    pictureUrl: new URL(picture, 'http://localhost').searchParams.get('url') ?? '',
    script: find(/"(\/_next\/static\/chunks\/[^"?]+\.js)/),
  };
}

/** What visitors have a site make and keep before strangers come: the page that is not there of each locale among it. */
export async function askAsVisitors({ show, cinema, picture }: Known, port: number): Promise<void> {
  const missing = localeCodes.map((_, index) => inventItem('movie', index));
  const calls = [`/api/screens/board/${show}`, `/api/screens/board/${show}?place=cinemas:${cinema}`, '/api/shows'];
  const files = [`/api/screens/programme/${cinema}`, '/sitemap.xml', `/og/${show}.jpg`, picture];
  const real = [...calls, ...files].map((path) => here(path));
  for (const { host, path } of [...missing, ...real]) await askSite(host, path, {}, port);
}

/** Of each page its status, its title and its heading, and whether it is there to its end. */
export async function readPages(pages: readonly Measured[], port: number): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const { path } of pages) {
    const { status, text } = await askSite(siteHost, path, {}, port);
    const [title, heading] = [/<title>(.*?)<\/title>/s, /<h1.*?<\/h1>/s].map((part) => part.exec(text)?.[0] ?? '');
    read.set(path, JSON.stringify([status, title, heading, text.trimEnd().endsWith('</html>')]));
  }
  return read;
}

/** Milliseconds in which it comes, the median of twenty times. */
export async function timeHome(port: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const begun = performance.now();
    await askSite(siteHost, '/', {}, port);
    times.push(performance.now() - begun);
  }
  return median(times);
}
