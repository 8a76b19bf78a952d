import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method: string; url: string; headers: IncomingMessage['headers'] };
type Answer = (asked: Asked, response: ServerResponse) => void;

/** A page as a site sends it: the same for all, its life said for browsers and for the edge. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=300, stale-if-error=86400',
  vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
};

/** Stands for a replica: notes what it is asked in a list, which others may share, and answers as it is told. */
export async function startFakeSite(asked: Asked[]) {
  let answer: Answer = (_, response) => void response.end();
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const one = { method, url, headers };
    asked.push(one);
    answer(one, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    answer: (next: Answer) => {
      answer = next;
      asked.length = 0;
    },
    end: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
