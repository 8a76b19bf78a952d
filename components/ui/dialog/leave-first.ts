import type { ModalId } from '@/lib/modals/modals.table';
import { waitForPaint } from '@/lib/time/wait-for-paint';

/**
 * Takes an open modal out of sight, and closes it by what is given once the visitor has seen that. The page behind it is
 * inert: to have a long one live again takes longer than the answer to a press may. What stays open after all is seen again.
 */
export function leaveFirst(id: ModalId, close: () => void): void {
  const dialog = document.querySelector(`dialog[data-modal="${id}"]`);
  dialog?.setAttribute('data-left', '');
  waitForPaint(() => {
    close();
    waitForPaint(() => dialog?.removeAttribute('data-left'));
  });
}
