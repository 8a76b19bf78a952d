import type { ServerResponse } from 'node:http';
import { env } from '../env/env';
import { leaveTurn } from '../guards/making-turns';
import { watchRequests } from '../process/own-servers';
import { endRequest, enterRequest, pickRequestId, type RequestScope, requestIdHeader } from '../process/request-scope';
import { resolveHost } from '../sites/hosts';
import { isNoting } from '../telemetry/metrics';
import { noteAnswered } from './note-answered';

/** Gives each request the id that the edge gave it, or one of ours, and says it in the answer: log, traces and calls name it. */
export const nameRequests = (): void => watchRequests(nameRequest);

function nameRequest(response: ServerResponse): void {
  const { headers } = response.req;
  const id = pickRequestId(headers[requestIdHeader]);
  response.setHeader(requestIdHeader, id);
  const arrived = performance.now();
  const request: RequestScope = {
    id,
    arrived,
    site: () => resolveHost(headers.host ?? null, env().sites).site,
    isAhead: (headers.rsc === '1' && headers['next-router-prefetch'] === '1') || headers.purpose === 'prefetch',
    isAnswered: () => response.headersSent,
  };
  enterRequest(request);
  response.once('close', () => {
    endRequest(request);
    // Next goes on making a page when whoever asked for it has gone: its turn ends when it is there.
    if (response.writableFinished) leaveTurn(request);
  });
  if (!isNoting()) return;
  response.once('close', () => noteAnswered(request, response, performance.now() - arrived));
}
