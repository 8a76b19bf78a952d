/** Runs one task a key at a time: whoever asks meanwhile gets the same answer. */
export function shareCalls<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, task: () => Promise<T>): Promise<T> => {
    const found = running.get(key);
    if (found) return found;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
