import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { href } from '@/lib/routing/href';
import { localesOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

export const siteUrl = (site: SiteId, port: number) => `http://${site}.localhost:${port}`;

/** Asks over the loopback with a `Host` header: unlike browsers, not every system resolves `*.localhost`. */
function askSite(site: SiteId, port: number, path: string): Promise<number | null> {
  return new Promise((done) => {
    const request = get({
      host: '127.0.0.1',
      port,
      path,
      headers: { host: `${site}.localhost:${port}` },
      timeout: 20_000,
    });
    request.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? null));
      response.on('error', () => done(null));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(null));
  });
}

/** Waits until a server takes connections on a port of this machine, half a minute at most. */
export async function waitUntilAnswering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await askSite('fr', port, '/')) !== null) return;
    await pause(150);
  }
}

/** Waits until the home page of every site answers. Returns the sites whose page does not answer 200 in time. */
export async function listNotReady(sites: readonly SiteId[], port: number, seconds: number): Promise<SiteId[]> {
  const until = Date.now() + seconds * 1000;
  const waiting = new Set(sites);
  while (waiting.size > 0 && Date.now() < until) {
    for (const site of waiting) if ((await askSite(site, port, homePath(site))) === 200) waiting.delete(site);
    if (waiting.size > 0) await pause(150);
  }
  return [...waiting];
}

function homePath(site: SiteId): string {
  const { defaultLanguage } = siteFacts(site);
  const locale = localesOf(site).find(({ language }) => language === defaultLanguage);
  return (locale && href(locale.code, 'home')) ?? '/';
}
