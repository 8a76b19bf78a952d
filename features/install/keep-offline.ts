import { isApp } from '@/lib/visitor/device/webview';

/** Milliseconds: nothing of it may compete with the page. */
const late = 5_000;

/** Tells the browser of our service worker when the page has all it needs. */
export function keepOffline(): void {
  if (process.env.NODE_ENV !== 'production' || isApp() || !('serviceWorker' in navigator)) return;
  const languages = document.querySelector<HTMLElement>('link[rel="manifest"]')?.dataset.languages;
  setTimeout(() => {
    // A browser that refuses one shows the site all the same.
    navigator.serviceWorker.register(`/sw.js?languages=${languages}`, { updateViaCache: 'none' }).catch(() => {});
  }, late);
}
