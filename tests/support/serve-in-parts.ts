import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a browser to paint what it has. */
const halt = 400;

/** Answers one path with its parts, a halt after each, and anything else as the site on `port` does. */
export async function serveInParts(site: { host: string; port: number }, pathname: string, parts: readonly string[]) {
  const server = createServer(async (question, answer) => {
    if (question.url === pathname) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      for (const part of parts) {
        answer.write(part);
        await pause(halt);
      }
      answer.end();
      return;
    }
    const headers = { ...question.headers, host: site.host };
    const asked = request({ host: '127.0.0.1', port: site.port, path: question.url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.on('error', () => answer.destroy()).end();
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return { url: `http://${site.host}:${port}${pathname}`, stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
}
