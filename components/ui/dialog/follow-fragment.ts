import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { lockScroll } from './lock-scroll';

/**
 * Keeps a modal open exactly while the address ends in its id: following a link to it opens it, Back closes it, and
 * closing it clears the fragment. Returns how to stop.
 */
export function followFragment(dialog: HTMLDialogElement, id: ModalId): () => void {
  /** Whether opening it added a step to the history, which closing then takes back. */
  let stepped = false;
  let letGo = () => {};
  const isWanted = () => location.hash === `#${dialog.id}`;

  const follow = () => {
    if (isWanted() && !dialog.open) {
      letGo = lockScroll();
      dialog.showModal();
      useModals.getState().open(id, { onClose: () => dialog.close() });
    } else if (!isWanted() && dialog.open) dialog.close();
  };
  const moved = () => {
    stepped = isWanted();
    follow();
  };
  const refocus = () => {
    const { activeElement, body } = document;
    // What was pressed in the dialog has it until the next frame is drawn.
    if (activeElement !== body && !dialog.contains(activeElement)) return;
    document.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus({ preventScroll: true });
  };
  const closed = () => {
    // Open again by the time the event arrives: React mounts twice while developing.
    if (dialog.open) return;
    letGo();
    useModals.getState().close(id);
    // Following a fragment takes the focus off the link before the dialog can remember it.
    refocus();
    // Going back takes the focus off once more, when the event is over.
    if (!isWanted()) requestAnimationFrame(refocus);
    else if (stepped) {
      addEventListener('hashchange', () => requestAnimationFrame(refocus), { once: true });
      history.back();
    }
    // Null state: the router then puts its own, and learns of the new address.
    else history.replaceState(null, '', location.pathname + location.search);
  };

  const pressed = (event: MouseEvent) => {
    const { target } = event;
    if (target !== dialog && !(target instanceof Element && target.closest('[data-closes]'))) return;
    event.preventDefault();
    dialog.close();
  };

  follow();
  dialog.dataset.live = '';
  addEventListener('hashchange', moved);
  dialog.addEventListener('close', closed);
  dialog.addEventListener('click', pressed);
  return () => {
    removeEventListener('hashchange', moved);
    dialog.removeEventListener('close', closed);
    dialog.removeEventListener('click', pressed);
    delete dialog.dataset.live;
    dialog.close();
    letGo();
  };
}
