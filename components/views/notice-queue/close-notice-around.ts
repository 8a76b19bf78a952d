import { closeNotice } from '@/lib/visitor/notices/closed-notices';

/** The button goes with its notice: the focus goes on to the next one, or to the page. */
export function closeNoticeAround(button: HTMLElement): void {
  const queue = button.closest('[data-notices]');
  closeNotice(button.closest<HTMLElement>('[data-notice]')?.dataset.notice ?? '');
  const shown = [...(queue?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])].filter(
    (notice) => getComputedStyle(notice).display !== 'none',
  );
  const next = shown.flatMap((notice) => notice.querySelector('button') ?? [])[0] ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}
