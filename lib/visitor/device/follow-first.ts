import { paintOnChange } from './paint-on-change';

/** Fetches what paints certain elements, and has it begin, with the first of them: most pages have none. */
export function followFirst(selector: string, fetchPainter: () => Promise<() => void>): void {
  let isAsked = false;
  const stop = paintOnChange(() => {
    if (isAsked || !document.querySelector(selector)) return;
    isAsked = true;
    fetchPainter().then(
      (paint) => {
        stop();
        paint();
      },
      () => {}, // the page stays as it was made
    );
  });
}
