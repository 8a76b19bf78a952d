import { Agent, get } from 'node:http';

export type Address = { host: string; path: string };
export type Phase = { name: string; asked: number; lost: Map<string, number>; fromEdge: number; times: number[] };

/** Milliseconds: between two handfuls of requests, and for which one of them waits. */
const beat = 20;
const patience = 15_000;

/**
 * Asks for addresses at a rate, whether or not answers come, until it is stopped. What is not answered, or with 500 and
 * above, is lost and counted by its reason, in the phase in which it was asked.
 */
export function startLoad(port: number, addresses: readonly Address[], perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const phases: Phase[] = [];
  const open = new Set<Promise<void>>();
  let next = 0;
  let owed = 0;

  const askOne = (phase: Phase) => {
    // A few are asked for most of the time, as everywhere: the same ones in the same order in every run.
    const share = (next++ * 0.618) % 1;
    const address = addresses[Math.floor(share ** 3 * addresses.length)];
    if (!address) return;
    const asked = ask(port, agent, address, phase).finally(() => open.delete(asked));
    open.add(asked);
  };
  const timer = setInterval(() => {
    const phase = phases.at(-1);
    for (owed += (perSecond * beat) / 1000; phase && owed >= 1; owed -= 1) askOne(phase);
  }, beat);

  return {
    begin: (name: string) => void phases.push({ name, asked: 0, lost: new Map(), fromEdge: 0, times: [] }),
    stop: async (): Promise<readonly Phase[]> => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return phases;
    },
  };
}

function ask(port: number, agent: Agent, { host, path }: Address, phase: Phase): Promise<void> {
  const begun = performance.now();
  phase.asked += 1;
  return new Promise((done) => {
    const finish = (reason: string | null) => {
      phase.times.push(performance.now() - begun);
      if (reason) phase.lost.set(reason, (phase.lost.get(reason) ?? 0) + 1);
      done();
    };
    const request = get(
      { host: '127.0.0.1', port, path, agent, timeout: patience, headers: { host, 'accept-encoding': 'gzip' } },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (['HIT', 'STALE', 'UPDATING', 'REVALIDATED'].includes(`${headers['x-cache']}`)) phase.fromEdge += 1;
        response.resume();
        response.on('end', () => finish(statusCode >= 500 ? `${statusCode}` : null));
        response.on('error', () => finish('cut'));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
  });
}
