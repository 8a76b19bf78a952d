/** Runs so many tasks at a time; of those that come meanwhile so many wait, and for any other there is null. */
export function limitTurns(mostAtOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return <T>(task: () => Promise<T>): Promise<T> | null => {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length >= mostWaiting) return null;
    else return new Promise<void>((go) => waiting.push(go)).then(() => run(task));
    return run(task);
  };

  async function run<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      // The next one takes the turn over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
}
