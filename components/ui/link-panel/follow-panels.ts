import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { closeOnLeave } from './close-on-leave';

/** Tells the registry of modals which panel of links is open, and closes it once one of its links is followed. */
export function followPanels(): void {
  const stops = new WeakMap<HTMLElement, () => void>();
  const findPanel = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-panel]') : null;

  // With all other modals, it closes before a sign-in that is required. These two events do not rise.
  const registered = ({ target, newState }: ToggleEvent) => {
    const panel = findPanel(target);
    if (!panel || target !== panel) return;
    const { open, close } = useModals.getState();
    const modal = panel.dataset.panel as ModalId;
    if (newState === 'open') open(modal, { onClose: () => panel.hidePopover() });
    else close(modal);
  };
  // Before it opens, for the next Tab may come sooner than the word that it is open.
  const watched = ({ target, newState }: ToggleEvent) => {
    const panel = findPanel(target);
    if (!panel || target !== panel) return;
    stops.get(panel)?.();
    if (newState === 'open') stops.set(panel, closeOnLeave(panel));
  };
  const pressed = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isLink && !metaKey && !ctrlKey && !shiftKey) findPanel(target)?.hidePopover();
  };
  document.addEventListener('toggle', registered, true);
  document.addEventListener('beforetoggle', watched, true);
  document.addEventListener('click', pressed);
}
