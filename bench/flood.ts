import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Hostile } from './hostile-kind';

type Flood = { count: number; statuses: readonly number[]; ask: (index: number) => Hostile };

/** What became of it; `faults` are addresses whose answer is none, with what it was. */
type Flooded = { seconds: number; statuses: Map<number, number>; faults: string[]; faulty: number };

const inFlight = 16;
/** Milliseconds. */
const patience = 30_000;
/** Of addresses that failed, so that a report names where to look and does not run on. */
const mostNamed = 3;

/** Asks for all of it, a handful at a time. Never throws: what does not come has the status 0. */
export async function flood(port: number, { count, statuses: allowed, ask }: Flood): Promise<Flooded> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const result: Flooded = { seconds: 0, statuses: new Map(), faults: [], faulty: 0 };
  const begun = performance.now();
  let next = 0;
  const row = async () => {
    while (next < count) {
      const hostile = ask(next++);
      const { status, headers } = await send(port, hostile, agent);
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (allowed.includes(status) || isHonest(status, headers)) continue;
      result.faulty += 1;
      const { method = 'GET', host, path } = hostile;
      if (result.faults.length < mostNamed) result.faults.push(`${status} ${method} ${host}${path.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, row));
  agent.destroy();
  return { ...result, seconds: (performance.now() - begun) / 1000 };
}

/** A site that has too much to do may say so, with when to come again. */
const isHonest = (status: number, headers: IncomingHttpHeaders): boolean =>
  status === 503 && headers['retry-after'] !== undefined;

type Answer = { status: number; headers: IncomingHttpHeaders };

function send(port: number, hostile: Hostile, agent: Agent): Promise<Answer> {
  const { host, path, method = 'GET', headers, body } = hostile;
  return new Promise((done) => {
    const question = request({
      ...{ host: '127.0.0.1', port, path, method, agent, timeout: patience },
      headers: { host, ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    });
    const fail = () => done({ status: 0, headers: {} });
    question.on('response', (response) => {
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers }));
      response.on('error', fail);
      response.resume();
    });
    question.on('timeout', () => question.destroy(new Error('no answer')));
    // A connection that is kept may be closed by the server in the moment it is used again.
    question.on('error', () => (question.reusedSocket ? send(port, hostile, agent).then(done) : fail()));
    question.end(body);
  });
}
