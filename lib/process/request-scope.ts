import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { isQueueing } from './connections';
import { processWide } from './process-wide';

export const requestIdHeader = 'x-request-id';

/** What is known of the request on whose account something is done. */
export type RequestScope = {
  id: string;
  /** When it came, by `performance.now()`. */
  arrived: number;
  site: () => string;
  /** Whether a router asks before anybody wants to see the page, as Next tells it. */
  isAhead?: boolean;
  /** Set once the middleware knows it. */
  screen?: string;
  /** The internal path of the page that it has asked a turn for (`lib/guards/making-turns.ts`). */
  turn?: string;
  /** Seconds that a page it is answered with is kept, where that lacks a part (`lib/http/send-brief-pages.ts`). */
  brief?: number | undefined;
  /** Whether it was refused because too many asked at once. */
  isTurnedAway?: boolean;
  hasEnded?: boolean;
  /** Whether its answer is on its way, however slowly it is taken. */
  isAnswered?: () => boolean;
};

const scope = processWide('request scope', () => new AsyncLocalStorage<RequestScope>());
/** Those for which a page is read. */
const reading = processWide('requests that read', () => new Set<RequestScope>());
/** Those whose page is held, and since when that is known, by `performance.now()`: the first first. */
const held = processWide('requests for what is held', () => new Map<RequestScope, number>());

/** Has all that this request leads to know whose it is, a page that is made behind its answer too. */
export const enterRequest = (request: RequestScope): void => scope.enterWith(request);

/** It has its answer, or whoever asked is gone. */
export function endRequest(request: RequestScope): void {
  request.hasEnded = true;
  reading.delete(request);
  held.delete(request);
}

export const findRequest = (): RequestScope | undefined => scope.getStore();

/** Longer than anybody waits: what still goes on for a request then, goes on behind its answer. */
const longestWait = 30_000;

/** Milliseconds for which a visitor has waited by now; null where nobody waits: behind an answer, for a timer, and while pages are built. */
export function findWait(): number | null {
  const request = scope.getStore();
  const waited = request && !request.hasEnded ? performance.now() - request.arrived : longestWait;
  return waited < longestWait ? waited : null;
}

/** What the request asks for, for whoever counts. */
export function noteScreen(screen: string): void {
  const request = scope.getStore();
  if (request) request.screen = screen;
}

/** The id that whoever sent the request gave it, as far as a log may hold it; else one of our own. */
export const pickRequestId = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** The page that a request has asked a turn for. */
export function noteTurn(internal: string): void {
  const request = scope.getStore();
  if (request) request.turn = internal;
}

/** For how many seconds the page is kept that this request is answered with; none where as long as any. */
export function noteBrief(seconds: number | undefined): void {
  const request = scope.getStore();
  if (request) request.brief = seconds;
}

/** Counts this request among those for which a page is read, until it ends. Returns how many they are. */
export function noteReading(): number {
  const request = scope.getStore();
  if (request && !request.hasEnded) reading.add(request);
  return reading.size;
}

/** Its page is held, so that it waits for nothing but this process. */
export function noteHeld(): void {
  const request = scope.getStore();
  if (request && !request.hasEnded) held.set(request, performance.now());
}

/** Milliseconds after which somebody has waited for what is held. */
const noticed = 200;

/** Whether the thread has so little time that a page that is held does not leave at once, or nobody is heard who asks for one. */
export function isHeldWaitedFor(): boolean {
  if (isQueueing()) return true;
  for (const [request, since] of held) {
    if (!request.isAnswered?.()) return performance.now() - since > noticed;
    held.delete(request);
  }
  return false;
}

/** It is refused because too many ask at once, which anybody can bring about, and is no fault of ours or of the catalogue. */
export function noteTurnedAway(): void {
  const request = scope.getStore();
  if (request) request.isTurnedAway = true;
}
