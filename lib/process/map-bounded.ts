/** Runs a task for each item, so many at a time, and keeps their order. The first failure is thrown. */
export async function mapBounded<T, R>(items: readonly T[], most: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  const waiting = items.entries();
  const worker = async () => {
    for (const [place, item] of waiting) results[place] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
