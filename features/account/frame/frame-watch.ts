/** Milliseconds for a page that neither comes nor says anything (spec visitor §9). */
const patience = 10_000;

type FrameWatch = {
  /** Something came into the frame. */
  loaded: () => void;
  stop: () => void;
};

/**
 * Calls `onLost` once the page in a frame is lost. A frame tells nothing of what came into it: an error loads like any
 * other page, so that after each load `path` is asked whether there is a page at all.
 */
export function watchFrame(path: string, onLost: () => void): FrameWatch {
  const timer = setTimeout(onLost, patience);
  let question = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    question.abort();
  };
  const loaded = () => {
    stop();
    question = new AbortController();
    const { signal } = question;
    fetch(path, { signal }).then(
      ({ ok }) => ok || signal.aborted || onLost(),
      () => signal.aborted || onLost(),
    );
  };
  return { loaded, stop };
}
