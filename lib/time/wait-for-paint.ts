/** Runs once the screen has been painted with what is known now; at once where nobody looks, for that is never painted. Returns how to call it off. */
export function waitForPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? follow() : requestAnimationFrame(follow);
  return () => {
    if (frame) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
