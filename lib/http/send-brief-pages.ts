import type { ServerResponse } from 'node:http';
import { watchRequests } from '../process/own-servers';
import { processWide } from '../process/process-wide';
import { findRequest, noteBrief } from '../process/request-scope';
import { buildPageLife, usualLife } from './page-life';

/** Kept with a page that lacks a part, and handed out with an old one that waits to be made anew: sent to nobody. */
const header = 'x-brief';
const oldHeader = 'x-old';

/**
 * What a page is kept with, and whoever asked for it learns: empty where it lives as long as any. Next hands the header on with
 * a page, also to those who asked while another had it made, and not with the parts of one that its router asks for ahead.
 */
function tellLife(seconds: unknown): Record<string, string> {
  const brief = typeof seconds === 'number' && seconds <= usualLife ? seconds : undefined;
  noteBrief(brief);
  return brief ? { [header]: `${brief}` } : {};
}

/**
 * The middleware says how long a page may be kept before anybody knows what it lacks. `cache-handler.mjs`, which Next loads
 * itself, finds on the shelf whom to tell how long Next keeps it, and caches are then told no more than that. Whether it is
 * making the next one meanwhile Next says itself, to those who share an answer as well.
 */
export function sendBriefPages(): void {
  processWide('page life', () => tellLife);
  watchRequests(shortenLife);
}

function shortenLife(response: ServerResponse): void {
  const request = findRequest();
  const writeHead = response.writeHead.bind(response);
  // Node calls it as well where only `statusCode` was set.
  response.writeHead = ((...head: Parameters<ServerResponse['writeHead']>) => {
    const kept = response.getHeader(header);
    const seconds = request?.brief ?? (kept === undefined ? undefined : Number(kept));
    const isPostponed = response.hasHeader(oldHeader);
    const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
    response.removeHeader(header);
    response.removeHeader(oldHeader);
    if ((seconds !== undefined || isStale || isPostponed) && response.hasHeader('cdn-cache-control'))
      for (const [name, value] of Object.entries(buildPageLife({ seconds, isStale, isPostponed })))
        response.setHeader(name, value);
    return writeHead(...head);
  }) as ServerResponse['writeHead'];
}
