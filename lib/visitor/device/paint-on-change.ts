/** Paints what is in the page, and again with whatever comes into it; returns how to stop. */
export function paintOnChange(paintAll: () => void): () => void {
  paintAll();
  const watch = new MutationObserver(paintAll);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
