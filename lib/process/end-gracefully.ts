import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { isEnding, noteEnding } from './ending';
import { log } from './log';
import { noteOwnServer, ownServers, watchRequests } from './own-servers';

/** Milliseconds: who runs a server gives it ten seconds before it kills it. */
const longest = 9_000;
/** Milliseconds for which the end waits for what is still to be told: who is told may be silent. */
const longestTelling = 2_000;
/** Of these so many are left where answers took all the time. */
const leastTelling = 800;
/** Milliseconds between two looks for connections that have nothing left to do. */
const often = 100;
/** As many wait at the door of a server as Node lets them. */
const mostAtDoor = 511;

/**
 * Has SIGTERM end the process without an answer lost: it says that it is not ready and goes on answering while whoever
 * sends it visitors takes note, then takes no new connection, finishes what it has in hand, and ends with 0. What was
 * there to hear the signal before, Next's own way of closing, has its turn after that wait. `tellRest` has its turn when
 * all answers are done, for two seconds at most. `most`: milliseconds after which it ends with answers unfinished.
 */
export function endGracefully(
  lingerSeconds: () => number,
  tellRest: (() => Promise<void>) | null,
  most = longest,
): void {
  const closers = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  noteOwnServer();

  process.on('SIGTERM', async (signal) => {
    if (isEnding()) return;
    noteEnding();
    const end = Date.now() + most + leastTelling;
    if (tellRest)
      waitToExit(() => Promise.race([tellRest(), pause(Math.min(longestTelling, Math.max(0, end - Date.now())))]));
    // Next ends with the number of the signal, which a supervisor takes for a failure.
    process.on('exit', () => {
      process.exitCode = 0;
    });
    setTimeout(() => giveUp(most), most).unref();
    // Whoever keeps connections would send the next call on one that is about to close, and lose it.
    watchRequests((response) => response.setHeader('Connection', 'close'));
    await pause(lingerSeconds() * 1000);
    await letIn();
    for (const close of closers) close.call(process, signal);
    // A connection that was busy when its server closed is idle soon after, and would be held for its five seconds.
    setInterval(closeIdle, often);
  });
}

/** Next ends the process itself, without a word before, once what it does behind answers is done as well. */
function waitToExit(task: () => Promise<void>): void {
  const exit = process.exit.bind(process);
  let isExiting = false;
  const exitLater = (code?: number | string | null): void => {
    if (isExiting) return;
    isExiting = true;
    void task().finally(() => exit(code));
  };
  process.exit = exitLater as typeof process.exit;
}

/**
 * Who came while a page was being made still waits at the door, and is reset when it closes. The event loop lets in one a
 * turn, so it is left to turn until nobody comes; not for ever, since somebody always might.
 */
async function letIn() {
  let isQuiet = false;
  const note = () => {
    isQuiet = false;
  };
  for (const server of ownServers()) server.on('connection', note);
  for (let turns = 0; !isQuiet && turns < mostAtDoor; turns += 1) {
    isQuiet = true;
    // The first of two may be the one that we are in, past its look at the door.
    await nextTurn();
    await nextTurn();
  }
}

function closeIdle() {
  for (const server of ownServers()) server.closeIdleConnections();
}

function giveUp(afterMilliseconds: number) {
  log.warn('ended with answers unfinished', { afterMilliseconds });
  process.exit(0);
}
