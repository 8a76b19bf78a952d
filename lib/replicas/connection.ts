import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { env } from '../env/env';

const build = (url: string) =>
  createClient({
    url,
    // What cannot be asked now is done without: a queue would be answered when nobody waits any more.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 2_000,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000) },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

export type Redis = ReturnType<typeof build>;

/** Milliseconds: where something was asked and nothing at all came for so long, nobody is there any more. */
export const longestSilence = 10_000;

/** Whether it is Redis' word, and no connection that was lost; of a connection that this bundle has opened, since each has a class of its own for that. */
export const isRefusal = (error: unknown): error is Error => error instanceof ErrorReply;

export type Connection = {
  isReady: () => boolean;
  /** Waits for as long as it takes; rejects where it is lost, and where Redis refuses. */
  ask: <T>(question: (redis: Redis) => Promise<T>) => Promise<T>;
  /** Makes it anew where nobody is there any more. For who has waited in vain, or finds it not ready. */
  restartIfSilent: () => void;
  isRefusal: typeof isRefusal;
};

type Note = (error: unknown) => void;

/** A connection of one's own to Redis; null where none is named, or none can have that name. Never throws. */
export function openConnection(noteDown: Note, noteUp: () => void = () => undefined): Connection | null {
  try {
    const { redisUrl } = env();
    return redisUrl ? keepOpen(redisUrl, noteDown, noteUp) : null;
  } catch (error) {
    noteDown(error);
    return null;
  }
}

/**
 * The client connects again where a connection ends. A machine that loses its power ends none, and the kernel repeats what
 * was asked for a quarter of an hour; the client's `socketTimeout` begins anew with each question that is sent.
 */
function keepOpen(url: string, noteDown: Note, noteUp: () => void): Connection {
  let client: Redis;
  /** When the first was asked of all that nothing has come after, by the clock that nobody sets. */
  let silentSince: number | null = null;
  const noteAsked = () => {
    silentSince ??= performance.now();
  };
  const noteHeard = () => {
    silentSince = null;
  };

  function open(): void {
    const own = build(url);
    const ifCurrent = (note: Note) => (error: unknown) => {
      if (own === client) note(error);
    };
    client = own;
    noteHeard();
    // The client asks first, who it is.
    own.on('connect', ifCurrent(noteAsked));
    own.on('ready', ifCurrent(noteHeard));
    own.on('ready', ifCurrent(noteUp));
    // What ended was not silent, and of the next one nothing was asked yet.
    own.on('error', ifCurrent(noteHeard));
    own.on('error', ifCurrent(noteDown));
    own.connect().catch(ifCurrent(noteDown));
  }

  open();
  return {
    isReady: () => client.isReady,
    ask: async (question) => {
      if (client.isReady) noteAsked();
      try {
        const answer = await question(client);
        noteHeard();
        return answer;
      } catch (error) {
        if (isRefusal(error)) noteHeard();
        throw error;
      }
    },
    restartIfSilent: () => {
      if (silentSince === null || performance.now() - silentSince < longestSilence) return;
      const silent = client;
      noteDown(new Error(`nothing came in ${longestSilence} ms`));
      open();
      silent.destroy();
    },
    isRefusal,
  };
}
