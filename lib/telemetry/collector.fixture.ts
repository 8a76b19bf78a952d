import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };
type RawSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
  attributes: Attribute[];
};
export type TakenSpan = Omit<RawSpan, 'attributes'> & {
  attributes: Record<string, string | number | boolean | undefined>;
};

/** What answers a collector may give: those of the protocol, no, or none at all. */
type Mood = 'takes' | 'refuses' | 'is silent';

/** A small receiver of OTLP over HTTP, which keeps what it is sent. */
export async function startCollector() {
  const bodies: { path: string; text: string }[] = [];
  let mood: Mood = 'takes';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    if (mood === 'is silent') return;
    if (mood === 'takes') bodies.push({ path: request.url ?? '', text });
    response.writeHead(mood === 'takes' ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    become: (next: Mood): void => {
      mood = next;
    },
    /** All that came, as it came. */
    text: (): string => bodies.map(({ text }) => text).join('\n'),
    spans: (): TakenSpan[] =>
      bodies
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ text }) => JSON.parse(text).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }: { spans: RawSpan[] }) => spans)
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
    metrics: (): string[] => [
      ...new Set(
        bodies
          .filter(({ path }) => path === '/v1/metrics')
          .flatMap(({ text }) => JSON.parse(text).resourceMetrics)
          .flatMap(({ scopeMetrics }) => scopeMetrics)
          .flatMap(({ metrics }: { metrics: { name: string }[] }) => metrics.map(({ name }) => name)),
      ),
    ],
    forget: (): void => void bodies.splice(0),
    end: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
