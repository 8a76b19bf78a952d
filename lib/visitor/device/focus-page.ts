/** For a press on what then goes away, so that the focus is not lost with it. */
export const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
