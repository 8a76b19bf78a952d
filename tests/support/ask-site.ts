import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** Of the site under test, which whoever starts it tells. */
export const sitePort = () => Number(process.env.PORT ?? 4300);

type Sent = {
  host: string;
  path: string;
  port: number;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
};

/**
 * Asks the site for a path exactly as written, under any host name: unlike `fetch`, it normalises nothing
 * and follows no redirect, and unlike browsers, Node does not resolve `*.localhost` everywhere.
 */
export const askSite = (
  host: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  port: number = sitePort(),
): Promise<Reply> => sendToSite({ host, path, headers, port });

/** The same for what is no plain GET. Throws where nothing comes in thirty seconds. */
export function sendToSite({ host, path, port, method = 'GET', headers, body }: Sent): Promise<Reply> {
  return new Promise((done, fail) => {
    const question = request({
      // One of its own: a connection that is kept may be closed by the server in the moment it is used again.
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, ...headers },
      timeout: 30_000,
    });
    question.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', fail);
    });
    question.on('timeout', () => question.destroy(new Error(`${host}${path} gave no answer`)));
    question.on('error', fail);
    question.end(body);
  });
}

/** Asks for a production address, which this machine answers under its host name. */
export function askUrl(url: string): Promise<Reply> {
  const { host, pathname, search } = new URL(url);
  return askSite(host, pathname + search);
}

/** The address of a site as a browser of this machine opens it. */
export const siteOrigin = (site: string, port = sitePort()) => `http://${site}.localhost:${port}`;
