import { get } from 'node:http';

/** Milliseconds for one page. */
const patience = 20_000;

/** The status of an answer of this very server, read to its end; null without one. `fetch` would be Next's, which keeps what it gets. */
export function askSelf(port: number, path: string, headers: Record<string, string>): Promise<number | null> {
  return new Promise((done) => {
    const request = get({ host: 'localhost', port, path, headers, agent: false, timeout: patience });
    request.on('response', (response) => {
      response.resume();
      response.on('close', () => done(response.statusCode ?? null));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(null));
  });
}
