import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { closeIfPast, closeOnLeave } from './close-on-leave';
import { layBeside } from './lay-beside';

/** Tells the registry of modals which panel of links is open, and closes it once one of its links is followed. */
export function followPanels(): void {
  const stops = new WeakMap<HTMLElement, () => void>();
  const findPanel = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-panel]') : null;

  // With all other modals, it closes before a sign-in that is required. These two events do not rise.
  const registered = ({ target, newState }: ToggleEvent) => {
    const panel = findPanel(target);
    if (!panel || target !== panel) return;
    if (newState === 'open') register(panel);
    else useModals.getState().close(panel.dataset.panel as ModalId);
  };
  const register = (panel: HTMLElement) =>
    useModals.getState().open(panel.dataset.panel as ModalId, { onClose: () => panel.hidePopover() });
  // Before it opens, for the next Tab may come sooner than the word that it is open.
  const watched = ({ target, newState }: ToggleEvent) => {
    const panel = findPanel(target);
    if (!panel || target !== panel) return;
    stops.get(panel)?.();
    if (newState === 'open') attend(panel);
  };
  const attend = (panel: HTMLElement) => {
    layBeside(panel);
    stops.set(panel, closeOnLeave(panel));
  };
  const pressed = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isLink && !metaKey && !ctrlKey && !shiftKey) findPanel(target)?.hidePopover();
  };
  // One needs no script to be opened, before the page is awake. A browser without panels throws at their selector.
  const hasPanels = CSS.supports('selector(:popover-open)');
  const opened = hasPanels && document.querySelector<HTMLElement>('[data-panel]:popover-open');
  if (opened) {
    attend(opened);
    register(opened);
    // Tab may have led past it already; where nothing has the focus, the body says so.
    if (document.activeElement !== document.body) closeIfPast(opened, document.activeElement);
  }
  document.addEventListener('toggle', registered, true);
  document.addEventListener('beforetoggle', watched, true);
  document.addEventListener('click', pressed);
}
