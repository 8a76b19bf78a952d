import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { spoiled } from './faults';
import { frame } from './frame';
import { sendJson } from './http';
import { interaction } from './interaction';
import { makeProvider } from './provider';

/** Serves the provider at `http://localhost:{port}` for the sites at `{site}.localhost:{sitePort}`. */
export async function startIdentity(port: number, sitePort: number): Promise<Server> {
  const provider = await makeProvider(port, sitePort);
  const openId = provider.callback();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await spoiled(request, response)) return;
    const url = new URL(request.url?.startsWith('/') ? request.url : '/', `http://localhost:${port}`);
    const [, first, , step] = url.pathname.split('/');
    if (first === 'interaction') return interaction(provider, request, response, step);
    if (first === 'frame') return frame(request, response, url, sitePort);
    return openId(request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`mock-api: identity ${request.method} ${request.url?.split('?')[0]}`, error);
      if (!response.headersSent) sendJson(response, 500, { error: 'server_error' });
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
