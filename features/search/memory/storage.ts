/** The browser's storage, which may be full, switched off or forbidden: then nothing is kept. */
export const storage = {
  get: (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null,
  set: (key: string, value: string): void => {
    attempt(() => localStorage.setItem(key, value));
  },
  remove: (key: string): void => {
    attempt(() => localStorage.removeItem(key));
  },
};

function attempt<T>(doIt: () => T): T | undefined {
  try {
    return doIt();
  } catch {
    return undefined;
  }
}
