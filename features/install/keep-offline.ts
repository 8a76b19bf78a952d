import { findPageData } from '@/lib/tracking/published-page-data';
import { isApp } from '@/lib/visitor/device/webview';
import { putNotice, takeNoticeAway } from './notice/kept-notice';

/** Milliseconds: nothing of it may compete with the page. */
const late = 5_000;
/** Milliseconds until a page that was reached by a link counts as looked at. */
const lookedAt = 3_000;
/** The screens worth a copy of their own when they came in parts (decision 72), and where an installed site opens. */
const wanted = ['home', 'movie', 'movieWeek', 'entertainment', 'cinema', 'cinemaWeek', 'guide', 'shortlist'];

/** Older browsers say nothing of links within a page, and keep what they loaded whole. */
type Following = { navigation?: EventTarget };

/** Tells the browser of our service worker when the page has all it needs, and the worker of what is opened. */
export function keepOffline(): void {
  if (process.env.NODE_ENV !== 'production' || isApp() || !('serviceWorker' in navigator)) return;
  const languages = document.querySelector<HTMLElement>('link[rel="manifest"]')?.dataset.languages;
  setTimeout(() => {
    // A browser that refuses one shows the site all the same.
    navigator.serviceWorker.register(`/sw.js?languages=${languages}`, { updateViaCache: 'none' }).catch(() => {});
    tellOpened();
  }, late);
  addEventListener('offline', () => void putNotice());
  addEventListener('online', () => takeNoticeAway());
  let asked = 0;
  (window as Following).navigation?.addEventListener('currententrychange', () => {
    if (navigator.onLine) takeNoticeAway({ ofKeptPage: true });
    clearTimeout(asked);
    asked = window.setTimeout(tellOpened, lookedAt);
  });
}

/** The page of the first visit as well, and what it asked for, which came before there was a worker. */
async function tellOpened() {
  const isFirst = !navigator.serviceWorker.controller;
  const { active } = await navigator.serviceWorker.ready;
  const screen = findPageData()?.getAttribute('data-screen') ?? '';
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!wanted.includes(screen) || connection?.saveData) return;
  const asked = isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
  active?.postMessage({ opened: location.pathname, asked: asked.filter((url) => url.includes('/api/')) });
}
