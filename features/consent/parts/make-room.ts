/**
 * Ends the page above the paper and scrolls what has the focus out from under it; `mark` is a class of the body
 * meanwhile. Plain properties of the body: a custom one, `:has`, or anything of the root, `scroll-padding` too, would
 * have the style of every element computed anew. Returns how to take it back.
 */
export function makeRoom(paper: HTMLElement, bodyClass: string | undefined): () => void {
  const { body } = document;
  const room = () => {
    body.style.paddingBlockEnd = `calc(${paper.offsetHeight}px + var(--edge))`;
  };
  // The browser scrolls first, to where the paper may lie.
  const focused = () => requestAnimationFrame(() => uncover(document.activeElement, paper));
  if (bodyClass) body.classList.add(bodyClass);
  const observer = new ResizeObserver(() => {
    room();
    focused();
  });
  observer.observe(paper);
  document.addEventListener('focusin', focused);
  // What the keyboard had reached before the paper came, and before it has risen to its place.
  focused();
  paper.addEventListener('animationend', focused);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', focused);
    paper.removeEventListener('animationend', focused);
    body.style.paddingBlockEnd = '';
    if (bodyClass) body.classList.remove(bodyClass);
  };
}

/** What stands in a modal scrolls with that. */
function uncover(focused: Element | null, paper: HTMLElement): void {
  // A press of the pointer gives the focus as well: its click would miss what had moved away.
  if (!focused?.matches(':focus-visible') || paper.contains(focused) || focused.closest('dialog')) return;
  const [own, above] = [focused.getBoundingClientRect(), paper.getBoundingClientRect()];
  const covered = own.bottom - above.top;
  const isBeside = own.right < above.left || own.left > above.right;
  if (covered > 0 && !isBeside) scrollBy({ top: covered + clear, behavior: 'instant' });
}

/** Pixels between what has the focus and the paper, for its ring. */
const clear = 16;
