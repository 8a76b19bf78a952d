/** Milliseconds; an answer that took longer says little about what time it is. */
const patience = 3_000;

let asked: Promise<number> | null = null;

/**
 * How many milliseconds the visitor's clock is behind the server's; 0 where that is not to be learnt. Asked once a page
 * load, and only by what must be right to the minute: to the second, as the header of an answer says it.
 */
export function askClockLag(): Promise<number> {
  asked ??= readLag();
  return asked;
}

async function readLag(): Promise<number> {
  try {
    const before = Date.now();
    const signal = AbortSignal.timeout(patience);
    const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    const half = (Date.now() - before) / 2;
    // What a cache on the way has kept says for how long.
    const then = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
    const lag = then - before - half;
    // The header is cut to the second.
    return Number.isFinite(lag) && Math.abs(lag) > 2_000 ? lag : 0;
  } catch {
    return 0;
  }
}
