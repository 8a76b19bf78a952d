let answering = 0;
let lastAnswered = performance.now();

/** Counts a request for as long as it is being answered. */
export async function counted<T>(answer: () => Promise<T>): Promise<T> {
  answering++;
  try {
    return await answer();
  } finally {
    answering--;
    lastAnswered = performance.now();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once nobody has asked for anything for so many milliseconds. */
export async function quiet(ms: number): Promise<void> {
  for (;;) {
    const silent = answering ? 0 : performance.now() - lastAnswered;
    if (silent >= ms) return;
    await pause(Math.max(50, ms - silent));
  }
}
