import { paintOnChange } from '@/lib/visitor/device/paint-on-change';

/** Fetches what says how many liked a film with the first card that has a place for it: most pages have none. */
export function followReceptions(): void {
  let isAsked = false;
  const stop = paintOnChange(() => {
    if (isAsked || !document.querySelector('article [data-mark="film"]')) return;
    isAsked = true;
    import('./reception/paint-receptions').then(
      (file) => {
        stop();
        file.paintReceptions();
      },
      () => {}, // cards say nothing
    );
  });
}
