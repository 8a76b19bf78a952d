import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { admin } from './admin';
import { respondMedia } from './artwork/media';
import { faultyPicture } from './faults';
import { answerCall } from './handlers/answer-call';
import { counted } from './traffic';
import { respondTrailer } from './trailers/trailers';
import { respondWidget } from './widgets/widgets';
import { serveClientsFrom, serveWidgetsFrom } from './world/addresses';
import { fixClock } from './world/clock';
import { servePicturesFrom } from './world/pictures';

/** Milliseconds in which whoever asks as soon as a port opens has asked. */
const FIRST_CALLER = 150;

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
  if (response.type === 'error') return void outgoing.destroy();
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
    server.once('error', (error) => reject(explained(error, port)));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const explained = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(
        `Port ${port} is taken: end what runs there, or set PORT, MOCK_PORT, MEDIA_PORT or IDENTITY_PORT to another.`,
      )
    : error;

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const answerApi: Answer = async (request) =>
  (await admin(request)) ??
  (await answerCall(request)) ??
  Response.json({ error: 'No such endpoint' }, { status: 404 });

const answerMedia: Answer = async (request) =>
  respondTrailer(request) ?? respondWidget(request) ?? faultyPicture(request, respondMedia);

type Options = {
  port: number;
  mediaPort: number;
  /** The identity provider's, and that of the sites it sends visitors back to; without it nobody can sign in. */
  identity?: { port: number; sitePort: number };
  /** An instant; the clock of the mock then stands still. */
  now?: string;
};

/**
 * Serves the catalogue of every site at `http://127.0.0.1:{port}/{site}/api/…`, its pictures at the media port and an
 * identity provider. Rejects with one sentence when a port is taken or `now` is no instant.
 */
export async function startMockApi({
  port,
  mediaPort,
  identity,
  now,
}: Options): Promise<{ close: () => Promise<void> }> {
  if (now !== undefined) fixClock(now);
  servePicturesFrom(`http://127.0.0.1:${mediaPort}`);
  serveWidgetsFrom(mediaPort);
  serveClientsFrom(`http://127.0.0.1:${port}`, `http://localhost:${identity?.port ?? 0}`);
  const servers: Server[] = [];
  const closeAll = async () => void (await Promise.all(servers.map(close)));
  try {
    servers.push(await listen(port, answerApi));
    servers.push(await listen(mediaPort, answerMedia));
    if (identity) {
      // It loads in one go: who waits for the catalogue is answered first.
      await setTimeout(FIRST_CALLER);
      const { startIdentity } = await import('./identity/serve');
      const started = startIdentity(identity.port, identity.sitePort);
      servers.push(
        await started.catch((error: NodeJS.ErrnoException) => Promise.reject(explained(error, identity.port))),
      );
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { close: closeAll };
}
