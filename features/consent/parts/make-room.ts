/**
 * Ends the page above the paper and scrolls what has the focus out from under it; `mark` is a class of the body
 * meanwhile. Plain properties of two elements: a custom one, or `:has`, would have every style of the page computed
 * anew. Returns how to take it back.
 */
export function makeRoom(paper: HTMLElement, mark: string | undefined): () => void {
  const { body, documentElement: root } = document;
  const room = () => {
    const height = `calc(${paper.offsetHeight}px + var(--edge))`;
    body.style.paddingBlockEnd = height;
    root.style.scrollPaddingBlockEnd = height;
  };
  if (mark) body.classList.add(mark);
  const observer = new ResizeObserver(room);
  observer.observe(paper);
  return () => {
    observer.disconnect();
    body.style.paddingBlockEnd = '';
    root.style.scrollPaddingBlockEnd = '';
    if (mark) body.classList.remove(mark);
  };
}
