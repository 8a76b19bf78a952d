import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { admin } from './admin';
import { respondMedia } from './artwork/media';
import { fixClock } from './clock';
import { handlers } from './handlers/handlers';
import { counted } from './traffic';
import { respondTrailer } from './trailers/trailers';
import { servePicturesFrom } from './world/pictures';

type Answer = (request: Request) => Promise<Response>;

async function asRequest(incoming: IncomingMessage, port: number): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const chunks: Buffer[] = [];
  if (method !== 'GET' && method !== 'HEAD') for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://127.0.0.1:${port}${incoming.url?.startsWith('/') ? incoming.url : '/'}`, {
    method,
    headers,
    ...(chunks.length && { body: Buffer.concat(chunks) }),
  });
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

function listen(port: number, answer: Answer): Promise<Server> {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      await send(outgoing, await answer(await asRequest(incoming, port)));
    } catch (error) {
      console.error(`mock-api: ${incoming.method} ${incoming.url}`, error);
      if (!outgoing.headersSent) await send(outgoing, Response.json({ error: 'The mock failed' }, { status: 500 }));
    }
  };
  const server = createServer((incoming, outgoing) => counted(() => respond(incoming, outgoing)));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken: end what runs there, or set PORT, MOCK_PORT or MEDIA_PORT to another.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const answerApi: Answer = async (request) =>
  (await admin(request)) ??
  (await getResponse(handlers, request)) ??
  Response.json({ error: 'No such endpoint' }, { status: 404 });

const answerMedia: Answer = async (request) => respondTrailer(request) ?? respondMedia(request);

type Options = {
  port: number;
  mediaPort: number;
  /** An instant; the clock of the mock then stands still. */
  now?: string;
};

/**
 * Serves the catalogue of every site at `http://127.0.0.1:{port}/{site}/api/…` and its pictures at the media port.
 * Rejects with one sentence when a port is taken or `now` is no instant.
 */
export async function startMockApi({ port, mediaPort, now }: Options): Promise<{ close: () => Promise<void> }> {
  if (now !== undefined) fixClock(now);
  servePicturesFrom(`http://127.0.0.1:${mediaPort}`);
  const api = await listen(port, answerApi);
  const media = await listen(mediaPort, answerMedia).catch(async (error: unknown) => {
    await close(api);
    throw error;
  });
  return { close: async () => void (await Promise.all([close(api), close(media)])) };
}
