import type { ServerResponse } from 'node:http';
import { watchRequests } from '../process/own-servers';
import { failedPicture, isPictureFailure } from './failed-picture';

/**
 * Next's image service answers 500, as if the site had crashed, where the host of the pictures ends a connection, and passes
 * that host's own refusals on; it says of none how long it may be kept. Here they are what they are: 502, for nobody to
 * keep, and an edge shows what it has kept instead.
 */
export const sendPictureFailures = (): void =>
  watchRequests((response) => {
    if (response.req.url?.startsWith('/_next/image?')) tellFailure(response);
  });

function tellFailure(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  // Node calls it as well where only `statusCode` was set.
  response.writeHead = ((status: number, ...rest: []) => {
    if (!isPictureFailure(status)) return writeHead(status, ...rest);
    for (const [name, value] of Object.entries(failedPicture)) response.setHeader(name, value);
    return writeHead(status === 504 ? 504 : 502, ...rest);
  }) as ServerResponse['writeHead'];
}
