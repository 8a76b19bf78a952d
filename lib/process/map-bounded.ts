/** Runs a task for each item, so many at a time, and keeps their order. The first failure is thrown, and none is begun after it. */
export async function mapBounded<T, R>(items: readonly T[], most: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  const waiting = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [place, item] of waiting) {
      if (hasFailed) return;
      results[place] = await task(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
