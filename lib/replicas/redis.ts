import { env } from '../env/env';
import { log } from '../process/log';
import { processWide } from '../process/process-wide';
import { type Connection, openConnection, type Redis } from './connection';
import { waitForVisitor } from './visitor-patience';
import { withinTime } from './within-time';

/** Milliseconds: what a page waits for Redis at most, and for how long it is then not asked again. */
const patience = 50;
const breather = 1_000;
/** Milliseconds after which it is said again that it refuses something, and for which one that is of no use is not taken for back. */
const often = 600_000;
const doubt = 10_000;

/** What is refused of one key, or of one thing to be written; any other refusal is one of all that pages ask. */
const ofOneQuestion = ['WRONGTYPE', 'OOM', 'MISCONF', 'NOREPLICAS', 'ERR'];

/** Its times are of this process, which no clock that is set back prolongs. */
type State = {
  /** Made when first asked for; null without `REDIS_URL`. It may be down. */
  connection: Connection | null | undefined;
  silentUntil: number;
  isDown: boolean;
  failures: number;
  /** When it last refused as one that is of no use. */
  ofNoUseAt: number;
  /** When it was last said that it refuses with this code. */
  said: Map<string, number>;
};
const state = processWide<State>('redis', () => ({
  connection: undefined,
  silentUntil: 0,
  isDown: false,
  failures: 0,
  ofNoUseAt: Number.NEGATIVE_INFINITY,
  said: new Map(),
}));

/** Whether it is done without just now. */
export const isRedisDown = (): boolean => state.isDown;

/** Whether the replicas of this site share a Redis. */
export const isShared = (): boolean => env().redisUrl !== null;

function findConnection(): Connection | null {
  if (state.connection === undefined) state.connection = openConnection(noteDown, noteUp);
  return state.connection;
}

/**
 * What Redis answers; undefined where there is none, or it is down, slow, or refuses. Never throws. One visitor waits 50 ms
 * for all that is asked for them; what nobody waits for may say itself how long it takes. After a wait that was in vain
 * everybody does without for a second, so that a slow one is not waited for by every page.
 */
export async function askRedis<T>(
  question: (redis: Redis) => Promise<T>,
  milliseconds?: number,
): Promise<T | undefined> {
  if (state.silentUntil > performance.now()) return undefined;
  if (milliseconds !== undefined) return askRedisAnyway(question, milliseconds);
  return waitForVisitor(patience, (left) => askRedisAnyway(question, left));
}

/** The same for what must not be missed because a page has waited in vain: asked while all others do without. */
export async function askRedisAnyway<T>(
  question: (redis: Redis) => Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const connection = findConnection();
  if (!connection?.isReady()) {
    connection?.restartIfSilent();
    return undefined;
  }
  try {
    const answer = await withinTime(milliseconds, connection.ask(question));
    noteAnswered(milliseconds);
    return answer;
  } catch (error) {
    if (connection.isRefusal(error)) noteRefused(error, milliseconds);
    else if (milliseconds >= patience || !connection.isReady()) {
      // Who had less left says nothing of Redis by giving up.
      state.silentUntil = performance.now() + breather;
      noteDown(error);
    }
    connection.restartIfSilent();
    return undefined;
  }
}

/** It is there for pages where it answers as soon as they need it: what may take longer says nothing of that. */
function noteAnswered(milliseconds: number): void {
  if (milliseconds <= patience) noteUp();
}

/**
 * Of one key, or of what is to be written, it is an answer, and who is next may be given theirs: a full Redis is read. Who may
 * not ask, or asks one that is not ready, is refused everything: that is no Redis.
 */
function noteRefused(error: Error, milliseconds: number): void {
  const now = performance.now();
  const code = error.message.split(' ', 1)[0] ?? '';
  if (ofOneQuestion.includes(code)) noteAnswered(milliseconds);
  else {
    state.silentUntil = now + breather;
    state.ofNoUseAt = now;
    goDown(error);
  }
  if (now - (state.said.get(code) ?? Number.NEGATIVE_INFINITY) < often) return;
  state.said.set(code, now);
  log.warn('redis refuses, done without', { code, reason: error.message });
}

/** One line when it goes and one when it is back, however many ask meanwhile; none for a single answer that came late. */
function noteDown(error: unknown): void {
  state.failures += 1;
  if (!state.connection?.isReady() || state.failures > 1) goDown(error);
}

function goDown(error: unknown): void {
  if (state.isDown) return;
  state.isDown = true;
  log.warn('redis is gone, done without', { reason: error instanceof Error ? error.message || error.name : 'unknown' });
}

function noteUp(): void {
  state.failures = 0;
  if (!state.isDown || performance.now() - state.ofNoUseAt < doubt) return;
  state.isDown = false;
  log.info('redis is back');
}
