const started = new Map<string, Promise<void>>();
/** Milliseconds after which a host that does not answer is given up. */
const patience = 10_000;

/** Another host's script, fetched once, when it is wanted and allowed. Rejects when it fails or never comes; then it may be tried again. */
export function loadScript(src: string): Promise<void> {
  const known = started.get(src);
  if (known) return known;
  const loading = new Promise<void>((done, fail) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => stop(new Error(`${src} gave no answer.`)), patience);
    const stop = (problem: Error | null) => {
      clearTimeout(timer);
      if (!problem) return done();
      started.delete(src);
      script.remove();
      fail(problem);
    };
    script.src = src;
    script.async = true;
    script.onload = () => stop(null);
    script.onerror = () => stop(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
  started.set(src, loading);
  return loading;
}
