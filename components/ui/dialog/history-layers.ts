/** How many layers lie over the page at this entry of the history. */
const layers = (): number => {
  const state: unknown = history.state;
  const found = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof found === 'number' ? found : 0;
};

/** The lowest entry that is to be taken back, a moment later: history.back() cannot be recalled. */
let leaving: { depth: number; timer: ReturnType<typeof setTimeout> } | null = null;
/** Between asking the browser to go back and its having gone: what is pushed meanwhile would be lost. */
let isGoing = false;

/**
 * Adds a step to the history for a layer over the page, so that Back calls `onBack` instead of leaving the page.
 * Returns how to take the step back, which does nothing once the visitor has gone to another page.
 */
export function addLayer(onBack: () => void): () => void {
  let depth = 0;
  let isOver = false;
  const add = () => {
    if (!isOver) depth = step();
  };
  const moved = () => {
    if (depth > 0 && layers() < depth) onBack();
  };
  if (isGoing) addEventListener('popstate', add, { once: true });
  else add();
  addEventListener('popstate', moved);
  return () => {
    isOver = true;
    removeEventListener('popstate', moved);
    if (depth > 0) leave(depth);
  };
}

/** A step that was about to be taken back serves the next layer; React, too, mounts twice while developing. */
function step(): number {
  if (leaving && leaving.depth === layers()) {
    const { depth, timer } = leaving;
    clearTimeout(timer);
    leaving = null;
    return depth;
  }
  const depth = layers() + 1;
  history.pushState({ ...history.state, layers: depth }, '');
  return depth;
}

function leave(depth: number): void {
  clearTimeout(leaving?.timer);
  const lowest = Math.min(depth, leaving?.depth ?? depth);
  leaving = { depth: lowest, timer: setTimeout(() => goBelow(lowest)) };
}

function goBelow(depth: number): void {
  leaving = null;
  const steps = layers() - depth + 1;
  if (steps < 1) return;
  isGoing = true;
  const { activeElement } = document;
  const gone = () => {
    isGoing = false;
    keepFocus(activeElement);
  };
  addEventListener('popstate', gone, { once: true });
  history.go(-steps);
}

/** Going back to an address with a fragment moves the focus to its target, once the event is over. */
function keepFocus(element: Element | null): void {
  if (!location.hash || !(element instanceof HTMLElement) || element === document.body) return;
  requestAnimationFrame(() => {
    if (element.isConnected && document.activeElement !== element) element.focus({ preventScroll: true });
  });
}
