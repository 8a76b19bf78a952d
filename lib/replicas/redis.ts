import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { env } from '../env/env';
import { log } from '../process/log';
import { processWide } from '../process/process-wide';
import { waitForVisitor } from './visitor-patience';
import { withinTime } from './within-time';

const build = (url: string) =>
  createClient({
    url,
    // What cannot be asked now is done without: a queue would be answered when nobody waits any more.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 2_000,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000) },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

export type Redis = ReturnType<typeof build>;

/** Milliseconds: what a page waits for Redis at most, and for how long it is then not asked again. */
const patience = 50;
const breather = 1_000;
/** Milliseconds without a refusal, after which the next one is news. */
const calm = 600_000;

type State = {
  client: Redis | null | undefined;
  silentUntil: number;
  isDown: boolean;
  failures: number;
  /** When it last refused something with this code. */
  refused: Map<string, number>;
  isRefusal: (error: unknown) => error is Error;
};
const state = processWide<State>('redis', () => ({
  client: undefined,
  silentUntil: 0,
  isDown: false,
  failures: 0,
  refused: new Map(),
  isRefusal: (error) => error instanceof ErrorReply,
}));

/** Whether it is done without just now. */
export const isRedisDown = (): boolean => state.isDown;

/** Whether the replicas of this site share a Redis. */
export const isShared = (): boolean => env().redisUrl !== null;

/** The connection of this process, made when first asked for; null without `REDIS_URL`. It may be down. */
export function findRedis(): Redis | null {
  if (state.client !== undefined) return state.client;
  const { redisUrl } = env();
  state.client = redisUrl ? connect(redisUrl) : null;
  return state.client;
}

function connect(url: string): Redis {
  const client = build(url);
  client.on('error', noteDown);
  client.on('ready', noteUp);
  // Each bundle has a copy of the client, and what one throws is of its own class.
  state.isRefusal = (error) => error instanceof ErrorReply;
  client.connect().catch(noteDown);
  return client;
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
  if (state.silentUntil > Date.now()) return undefined;
  if (milliseconds !== undefined) return askRedisAnyway(question, milliseconds);
  return waitForVisitor(patience, (left) => askRedisAnyway(question, left));
}

/** The same for what must not be missed because a page has waited in vain: asked while all others do without. */
export async function askRedisAnyway<T>(
  question: (redis: Redis) => Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const client = findRedis();
  if (!client?.isReady) return undefined;
  try {
    const answer = await withinTime(milliseconds, question(client));
    noteAnswered(milliseconds);
    return answer;
  } catch (error) {
    if (state.isRefusal(error)) {
      noteAnswered(milliseconds);
      noteRefused(error);
    } else if (milliseconds >= patience || !client.isReady) {
      // Who had less left says nothing of Redis by giving up.
      state.silentUntil = Date.now() + breather;
      noteDown(error);
    }
    return undefined;
  }
}

/** It is there for pages where it answers as soon as they need it: what may take longer says nothing of that. */
function noteAnswered(milliseconds: number): void {
  if (milliseconds <= patience) noteUp();
}

/** A refusal is an answer, and who is next may be given theirs: a full Redis is read, and one bad key is but one. */
function noteRefused({ message }: Error): void {
  const code = message.split(' ', 1)[0] ?? '';
  const last = state.refused.get(code) ?? 0;
  state.refused.set(code, Date.now());
  if (Date.now() - last >= calm) log.warn('redis refuses, done without', { code, reason: message });
}

/** One line when it goes and one when it is back, however many ask meanwhile; none for a single answer that came late. */
function noteDown(error: unknown): void {
  state.failures += 1;
  if (state.isDown || (state.client?.isReady && state.failures === 1)) return;
  state.isDown = true;
  log.warn('redis is gone, done without', { reason: error instanceof Error ? error.message || error.name : 'unknown' });
}

function noteUp(): void {
  state.failures = 0;
  if (!state.isDown) return;
  state.isDown = false;
  log.info('redis is back');
}
