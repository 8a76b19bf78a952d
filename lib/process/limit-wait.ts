/** Milliseconds that are given at the most for the time in which this process stood still. */
const mostReturned = 500;

/**
 * `AbortSignal.timeout`, save that time in which this process stood still is not held against who answers: it was frozen,
 * or had no turn of its loop, and what has come meanwhile waits in a socket, which seems to be read after the timers. Where the end
 * comes late, it is put off by as much once.
 */
export function limitWait(milliseconds: number): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds);
  const over = new AbortController();
  const due = performance.now() + milliseconds;
  const end = () => over.abort(limit.reason);
  limit.addEventListener('abort', () => {
    const late = performance.now() - due;
    if (late > 1) setTimeout(end, Math.min(late, mostReturned)).unref();
    else end();
  });
  return over.signal;
}
