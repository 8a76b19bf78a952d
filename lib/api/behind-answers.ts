import { shareUntilPublished } from '../process/publications';
import { isHeldWaitedFor } from '../process/request-scope';
import { limitTurns } from '../process/turns';

/** Questions at a time, and how many wait for their turn: any other is asked at once. */
const most = { atOnce: 8, waiting: 1_000 };
/** Milliseconds: how often is looked whether somebody waits, and how long that holds up a question at the most. */
const pause = { each: 50, inAll: 2_000 };

const takeTurn = limitTurns(most.atOnce, most.waiting);
const share = shareUntilPublished<Answer>();

/** `headers` and `status` as they came. */
type Answer = { text: string; status: number; headers: Headers };

/**
 * Has the catalogue asked behind the answers of visitors, who have what was said before: a few at a time, the same once for
 * all pages that are made meanwhile, and nothing while somebody waits for a page that is held. After some minutes in which
 * nobody came every answer is old, and all of them at once would leave the thread to nobody else.
 */
export const askBehind = (url: string, ask: () => Promise<Answer>): Promise<Answer> =>
  share(url, async () => (await takeTurn(() => waitForVisitors().then(ask))) ?? ask());

async function waitForVisitors(): Promise<void> {
  const until = performance.now() + pause.inAll;
  while (isHeldWaitedFor() && performance.now() < until) await new Promise((go) => setTimeout(go, pause.each));
}
