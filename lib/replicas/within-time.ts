/** Milliseconds: the last of them, which nothing that this process did before can take away. */
const last = 10;

/**
 * What was asked, if it comes in so many milliseconds; rejects else. They count from when it is sent, which the client does
 * in the next turn of the loop. Where the loop had no turn for longer, the answer may be here or almost here: the last of
 * them are a timer of their own, so that the time of this process is not held against who answers.
 */
export function withinTime<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const tooLate = new Promise<never>((_, fail) => {
    const wait = (span: number, then: () => void) => {
      if (!isOver) timer = setTimeout(then, span);
    };
    // What has come meanwhile is read before this turn.
    const giveUp = () => setImmediate(() => fail(new Error(`no answer in ${milliseconds} ms`)));
    setImmediate(wait, Math.max(0, milliseconds - last), () => wait(Math.min(last, milliseconds), giveUp));
  });
  return Promise.race([asked, tooLate]).finally(() => {
    isOver = true;
    clearTimeout(timer);
  });
}
