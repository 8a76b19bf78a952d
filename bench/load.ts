import autocannon from 'autocannon';
import { ask } from '../tests/support/ask';
import { host, type Measured } from './screens';
import type { Servers } from './servers';
import { atLeast, noted, type Row } from './table';

const seconds = 4;
const rounds = 4;

/** Requests a second of cached pages, beside a bare page of the same size in turns, so that both meet the same machine. */
export async function measureLoad(pages: readonly Measured[], { site, bare }: Servers): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { screen, path } of pages) {
    const size = Buffer.byteLength((await ask(host, path)).text);
    const twin = await twinOf(size, bare);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await requestsPerSecond(bare, twin, 'localhost'));
      ours.push(await requestsPerSecond(site, path, host));
    }
    const ratio = Math.max(...ours) / Math.max(...theirs);
    rows.push(
      atLeast({
        what: `${screen}, requests/s against a bare page`,
        budget: 0.85,
        measured: ratio,
        digits: 2,
        note: `${size} bytes`,
      }),
    );
    rows.push(noted(`  ours / bare`, `${Math.max(...ours).toFixed(0)} / ${Math.max(...theirs).toFixed(0)}`));
  }
  return rows;
}

/** The address of the bare page that weighs the same. Each letter weighs two bytes: in the HTML and in its flight data. */
async function twinOf(size: number, port: number): Promise<string> {
  const overhead = Buffer.byteLength((await ask('localhost', '/8', {}, port)).text) - 16;
  return `/${Math.max(8, Math.round((size - overhead) / 2))}`;
}

async function requestsPerSecond(port: number, path: string, name: string): Promise<number> {
  await ask(name, path, {}, port);
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host: name },
    connections: 32,
    duration: seconds,
  });
  if (non2xx) throw new Error(`${name}${path}: ${non2xx} answers were no 200.`);
  return requests.average;
}
