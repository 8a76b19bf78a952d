import { isSiteId } from '@/lib/sites/sites';
import { bend, type Shape, shapes } from './bend';

const bodies = ['html', 'half-json', 'wrong-type', 'empty'] as const;

/** Something that goes wrong on request. `*` stands for every site or every endpoint. */
export type Fault = {
  site: string;
  /** A path of the table, `/api/show/[slug]`, or one address, `/api/show/kestrel-point-1`. */
  endpoint: string;
  status?: number;
  latencyMs?: number;
  body?: (typeof bodies)[number];
  /** The connection ends without an answer. */
  refuse?: true;
  /** The right answer, with what it could do without in another shape. */
  shape?: Shape;
  /** The whole answer, in place of the good one. */
  json?: unknown;
};

let faults: Fault[] = [];

export const clearFaults = (): void => {
  faults = [];
};
export const activeFaults = (): readonly Fault[] => faults;

const asked = new Map<string, Set<string>>();

/** The paths of the table that a site's catalogue was asked since it was last told to forget them. */
export const askedPaths = (site: string): string[] => [...(asked.get(site) ?? [])].sort();
export const forgetAsked = (): void => asked.clear();

const sameTarget = (a: Fault, b: Fault) => a.site === b.site && a.endpoint === b.endpoint;

/** Adds a fault, in place of the one with the same target. Throws on what is no fault. */
export function addFault(json: unknown): void {
  if (typeof json !== 'object' || json === null) throw new RangeError('A fault is an object');
  const {
    site = '*',
    endpoint,
    status,
    latencyMs,
    body,
    refuse,
    shape,
    json: answer,
  }: Partial<Record<keyof Fault, unknown>> = json;
  if (site !== '*' && !isSiteId(site)) throw new RangeError(`"${site}" is no site`);
  if (typeof endpoint !== 'string') throw new RangeError('A fault names an endpoint, such as /api/shows or *');
  const kind = bodies.find((each) => each === body);
  if (body !== undefined && !kind) throw new RangeError(`body is one of ${bodies.join(', ')}`);
  const bent = shapes.find((each) => each === shape);
  if (shape !== undefined && !bent) throw new RangeError(`shape is one of ${shapes.join(', ')}`);
  if (status !== undefined && !(Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599))
    throw new RangeError('status is a number from 200 to 599');
  if (latencyMs !== undefined && !(Number(latencyMs) >= 0))
    throw new RangeError('latencyMs is a number of milliseconds');
  if (refuse !== undefined && refuse !== true) throw new RangeError('refuse is true, or left out');
  const fault: Fault = {
    site,
    endpoint,
    ...(status !== undefined && { status: Number(status) }),
    ...(latencyMs !== undefined && { latencyMs: Number(latencyMs) }),
    ...(kind && { body: kind }),
    ...(refuse && { refuse }),
    ...(bent && { shape: bent }),
    ...(answer !== undefined && { json: answer }),
  };
  faults = [...faults.filter((known) => !sameTarget(known, fault)), fault];
}

const html =
  '<!doctype html>\n<html><head><title>Service unavailable</title></head><body><h1>Service unavailable</h1></body></html>';

/** What is answered in place of the good answer, once the fault has waited; null for nothing. */
async function spoil({ latencyMs, refuse, status = 200, json, body }: Fault): Promise<Response | null> {
  if (latencyMs) await new Promise((resolve) => setTimeout(resolve, latencyMs));
  if (refuse) return Response.error();
  if (json !== undefined) return Response.json(json, { status });
  if (body === 'html') return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  return status >= 400 && !body ? Response.json({ error: 'A fault was asked for' }, { status }) : null;
}

/** Of pictures only what says so goes wrong, by its path or as `/[picture]`: `*` is the catalogue, which is another host. */
export async function faultyPicture(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fault = faults.findLast(({ endpoint }) => ['/[picture]', pathname].includes(endpoint));
  const spoiled = fault && (await spoil(fault));
  if (spoiled) return spoiled;
  return fault?.body === 'empty' ? new Response('', { headers: { 'content-type': 'image/webp' } }) : answer(request);
}

/** The answer with the fault asked for, or the answer itself. */
export async function faulty(
  site: string,
  template: string,
  path: string,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const paths = asked.get(site) ?? new Set();
  asked.set(site, paths.add(template));
  const fault = faults.findLast(
    (each) => ['*', site].includes(each.site) && ['*', template, path].includes(each.endpoint),
  );
  if (!fault) return answer();
  const spoiled = await spoil(fault);
  if (spoiled) return spoiled;
  const status = fault.status ?? 200;
  const good = await answer();
  const text = await good.text();
  const json = { 'content-type': 'application/json' };
  // What was asked is done all the same.
  if (fault.body === 'empty') return new Response('', { status, headers: json });
  if (fault.body === 'half-json')
    return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), { status, headers: json });
  if (fault.body === 'wrong-type')
    return new Response(text.trimStart().startsWith('[') ? '{"items":42}' : '"nothing like it"', {
      status,
      headers: json,
    });
  if (fault.shape && text && good.ok)
    return Response.json(bend(JSON.parse(text), fault.shape, template), { status: fault.status ?? good.status });
  // An answer such as 204 may have no body, not even an empty one.
  return new Response(text || null, { status: fault.status ?? good.status, headers: good.headers });
}
