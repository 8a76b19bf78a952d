/** Milliseconds of quiet before a resized window is looked at (spec catalogue §9). */
const debounce = 100;

/** Calls back once the window has its new size. Returns how to stop. */
export function onResized(look: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const resized = () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, debounce);
  };
  addEventListener('resize', resized);
  return () => {
    clearTimeout(waiting);
    removeEventListener('resize', resized);
  };
}
