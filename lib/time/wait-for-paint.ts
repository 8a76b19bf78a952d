/** Runs once the screen has been painted with what is known now; at once where nobody looks, for that is never painted. Returns how to call it off. */
export function waitForPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? 0 : requestAnimationFrame(follow);
  if (!frame) follow();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
