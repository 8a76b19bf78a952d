import { readFileSync } from 'node:fs';
import { env } from '../env/env';
import { log } from '../process/log';
import { findOwnPort, watchRequests } from '../process/own-servers';
import { localesOf } from '../sites/locales';
import { askSelf } from './ask-self';

/**
 * Keeps the pages that are shown in place of others (`app/instead`) as soon as this server is asked for anything: when they
 * are needed there is no time to make them. They ask the catalogue for nothing. `manifest`: where the build says by which word
 * Next lets an address of its own tree through.
 */
export function keepStandIns(manifest: string): void {
  let hasBegun = false;
  watchRequests(() => {
    if (hasBegun) return;
    hasBegun = true;
    setImmediate(() => makeAll(manifest).catch((error: unknown) => log.warn(notMade, { reason: String(error) })));
  });
}

const notMade = 'a page that stands in for others was not made';

async function makeAll(manifest: string): Promise<void> {
  const port = findOwnPort();
  if (port === null) return;
  const { preview } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const { code, origin } of env().sites.flatMap(localesOf)) {
    const path = `/instead/${code}/unavailable`;
    const headers = { host: new URL(origin).host, 'x-prerender-revalidate': preview.previewModeId };
    const status = await askSelf(port, path, headers);
    if (status !== 200) log.warn(notMade, { path, status });
  }
}
