/**
 * An element of its own name, which React passes over in a body. It lies above the bar of a phone and the tray, and under
 * what asks: as wide as a phone, a slip in the middle of a wide screen, and dark, since the tray beneath it is light.
 */
export const noticeTag = 'kept-notice';
export const noticeStyle = [
  'display:block;position:fixed;z-index:45;inset-inline:0;box-sizing:border-box',
  'inset-block-end:calc(var(--bottombar,0rem) + var(--tray,0rem) + env(safe-area-inset-bottom))',
  'inline-size:fit-content;min-inline-size:min(100%,40rem)',
  // All of the room that it is given: what stands on it leaves no gap.
  'min-block-size:calc(var(--notice,0rem) - clamp(0px,100vw - 48rem,.75rem));align-content:center',
  'margin:0 auto clamp(0px,100vw - 48rem,.75rem);padding:.75rem 1rem;border-radius:clamp(0px,100vw - 48rem,.5rem)',
  'background:#26262e;color:#f6f3ec;box-shadow:0 0 0 1px #62626e;text-align:center;text-wrap:balance;font-weight:600',
].join(';');

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
