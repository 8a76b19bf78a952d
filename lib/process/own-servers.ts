import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { processWide } from './process-wide';

const servers = processWide('own servers', () => new Set<Server>());
const apart = processWide('servers apart', () => new WeakSet<Server>());

type Begun = { server: Server; response: ServerResponse };

/** Says of a server that it is not the site's: what it is asked is nobody's visit. */
export const setApart = (server: Server): void => void apart.add(server);

/** Calls back with the response of every request that begins from now on. */
export const watchRequests = (see: (response: ServerResponse) => void): void =>
  subscribe(channel, (begun) => {
    const { server, response } = begun as Begun;
    if (!apart.has(server)) see(response);
  });

/** Nobody is handed Next's own server, but every request tells of the one it came to: the first is enough. */
export function noteOwnServer(): void {
  const meet = (begun: unknown) => {
    const { server } = begun as Begun;
    if (apart.has(server)) return;
    servers.add(server);
    unsubscribe(channel, meet);
  };
  subscribe(channel, meet);
}

const channel = 'http.server.request.start';

/** The servers of this process that somebody has asked something; as a rule one. */
export const ownServers = (): ReadonlySet<Server> => servers;

/** Where this process can be asked on its own machine; null before the first request. */
export function findOwnPort(): number | null {
  const [server] = servers;
  const address = server?.address();
  return typeof address === 'object' ? (address?.port ?? null) : null;
}
