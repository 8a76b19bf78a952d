import { Agent } from 'node:http';
import { ask, type Outcome, type Question } from './ask';

/** Milliseconds between two handfuls of requests. */
const beat = 20;

type Load = {
  port: number;
  perSecond: number;
  /** What is asked next; nothing to leave it out. */
  next: () => Question | undefined;
  /** Is called when a question leaves, and says who hears what became of it. */
  listen: () => (outcome: Outcome) => void;
};

/**
 * Milliseconds for which a connection is kept that nothing is asked on, as the edge tells who asks (`Keep-Alive`): it lets go of
 * it soon after, and what is asked at that moment is asked of nobody.
 */
const idle = 60_000;

/** Asks at a rate, whether or not answers come, until it is stopped; resolves then when all have come. */
export function startLoad({ port, perSecond, next, listen }: Load): { stop: () => Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: idle });
  const open = new Set<Promise<void>>();
  let last = performance.now();
  let owed = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    owed += (perSecond * (now - last)) / 1000;
    last = now;
    for (; owed >= 1; owed -= 1) {
      const question = next();
      if (!question) continue;
      const asked: Promise<void> = ask(port, question, agent)
        .then(listen())
        .finally(() => open.delete(asked));
      open.add(asked);
    }
  }, beat);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

/** Takes one of many again and again: a few of them most of the time, as everywhere, and in the same order in every run. */
export function pickSomeOften<Item>(items: readonly Item[]): () => Item | undefined {
  let turn = 0;
  return () => items[Math.floor(((turn++ * 0.618) % 1) ** 3 * items.length)];
}
