/** An element of its own name, which React passes over in a body. It lies above the bar of a phone and the tray, and under what asks. */
export const noticeTag = 'kept-notice';
export const noticeStyle =
  'display:block;position:fixed;z-index:45;inset-inline:0;inset-block-end:calc(var(--bottombar,0rem) + var(--tray,0rem) + env(safe-area-inset-bottom));padding:.75rem 1rem;background:#f6f3ec;color:#0a0a0c;text-align:center;font-weight:600';

const find = () => document.querySelector<HTMLElement>(noticeTag);

/** Says on an open page that the network is gone; the words lie where the worker keeps them. */
export async function putNotice(): Promise<void> {
  const offlinePage = await caches.match(`/offline-${document.documentElement.lang.slice(0, 2)}.html`);
  const text = /<template id="cut">([^<]*)/.exec((await offlinePage?.text()) ?? '')?.[1];
  if (!text || find()) return;
  const notice = document.createElement(noticeTag);
  notice.role = 'status';
  notice.dataset.cut = '';
  notice.style.cssText = noticeStyle;
  document.body.prepend(notice);
  // What is read out is what changes in it.
  requestAnimationFrame(() => {
    notice.textContent = text;
  });
}

/** The network is there again; a page that was kept says its age until another one is opened. */
export function takeNoticeAway({ ofKeptPage = false } = {}): void {
  const notice = find();
  if (ofKeptPage || notice?.dataset.cut === '') notice?.remove();
}
