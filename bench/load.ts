import autocannon from 'autocannon';
import { askSite } from '../tests/support/ask-site';
import { measureInTurns } from './rounds';
import { type Measured, siteHost } from './screens';
import type { Servers } from './servers';
import { atLeast, noteRow, type Row } from './table';

const seconds = 1;
const rounds = 30;

/**
 * Requests a second of cached pages, beside bare pages of the same size. One bare page is behind a middleware that only
 * rewrites, which is the budget, and one without (`decisions/0016-what-a-middleware-costs.md`). Of a third, behind the middleware
 * as well, the text is kept in one byte a character, as ours is: beside it one sees what that alone is worth.
 */
export async function measureLoad(pages: readonly Measured[], { site, bare }: Servers): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { screen, path } of pages) {
    const size = Buffer.byteLength((await askSite(siteHost, path)).text);
    const twin = await readTwin(size, bare);
    const ours = { port: site, path, name: siteHost };
    const behind = { port: bare, path: `/behind${twin}`, name: 'localhost' };
    const alone = { port: bare, path: twin, name: 'localhost' };
    const latin = { port: bare, path: `/behind${await readTwin(size, bare, '-latin')}`, name: 'localhost' };
    const { ratio, medians } = await measureInTurns(rounds, {
      ours: () => requestsPerSecond(ours),
      behind: () => requestsPerSecond(behind),
      alone: () => requestsPerSecond(alone),
      latin: () => requestsPerSecond(latin),
    });
    rows.push(
      atLeast({
        what: `${screen}, requests/s against a bare page behind a middleware`,
        budget: 0.85,
        measured: ratio('ours', 'behind'),
        digits: 2,
        note: `${size} bytes`,
      }),
      noteRow('  against a bare page without one', ratio('ours', 'alone').toFixed(2)),
      noteRow('  against one behind it in one byte a character, as ours is', ratio('ours', 'latin').toFixed(2)),
      noteRow('  ours / behind / without / behind, one byte', medians),
    );
  }
  return rows;
}

/** The address of the bare page that weighs the same. Each letter weighs two bytes: in the HTML and in its flight data. */
async function readTwin(size: number, port: number, kind: '' | '-latin' = ''): Promise<string> {
  const overhead = Buffer.byteLength((await askSite('localhost', `/8${kind}`, {}, port)).text) - 16;
  return `/${Math.max(8, Math.round((size - overhead) / 2))}${kind}`;
}

async function requestsPerSecond({ port, path, name }: { port: number; path: string; name: string }): Promise<number> {
  await askSite(name, path, {}, port);
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host: name },
    connections: 32,
    duration: seconds,
  });
  if (non2xx) throw new Error(`${name}${path}: ${non2xx} answers were no 200.`);
  return requests.average;
}
