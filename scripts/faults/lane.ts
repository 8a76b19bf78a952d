import type { OutgoingHttpHeaders } from 'node:http';
import type { SiteId } from '@/lib/sites/sites';
import { type Reply, sendToSite } from '@/tests/support/ask-site';
import type { Fault } from '@/tests/support/mock-control';
import { publicationSecret } from '@/tests/support/publish';
import type { Ports } from '../lib/ports';
import { Problem } from '../lib/problem';

/** How a question is asked that is not a plain GET; `body` goes as JSON. */
export type Asking = { method?: 'POST' | 'DELETE'; headers?: OutgoingHttpHeaders; body?: unknown };

export const hostOf = (site: SiteId) => `${site}.localhost`;

/** One server after the other at the same ports, and the mock API that is theirs alone: what fails for one fails for no other. */
export const openLane = (ports: Ports) => {
  const tell = async (port: number, path: string, init: RequestInit): Promise<void> => {
    const { ok, status } = await fetch(`http://127.0.0.1:${port}${path}`, init);
    if (!ok) throw new Problem(`${path} was refused: ${status}.`);
  };
  return {
    ports,
    ask: (site: SiteId, path: string, asking: Asking = {}) => ask(ports.site, hostOf(site), path, asking),
    setFault: (fault: Fault) => tell(ports.mock, '/_admin/faults', { method: 'PUT', body: JSON.stringify(fault) }),
    /** As if nothing had failed and nobody had been here, nor tried a code. */
    forget: async () => {
      await tell(ports.mock, '/_admin/faults', { method: 'DELETE' });
      await tell(ports.mock, '/_admin/visitors', { method: 'DELETE' });
    },
    publish: (tag: string) =>
      tell(ports.site, '/api/revalidate', {
        method: 'POST',
        headers: { authorization: `Bearer ${publicationSecret}` },
        body: JSON.stringify({ tags: [tag] }),
      }),
  };
};

export type Lane = ReturnType<typeof openLane>;

function ask(port: number, host: string, path: string, { method, headers, body }: Asking): Promise<Reply> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return sendToSite({
    ...{ host, path, port, body: sent },
    ...(method && { method }),
    headers: {
      ...(method && { 'x-candela-request': '1', 'content-length': Buffer.byteLength(sent ?? '') }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}
