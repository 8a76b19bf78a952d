/** Closes a panel once the focus has gone past it, where it would hide what has it; returns how to stop. */
export function closeOnLeave(panel: HTMLElement): () => void {
  const focused = ({ target }: FocusEvent) => closeIfPast(panel, target);
  document.addEventListener('focusin', focused);
  return () => document.removeEventListener('focusin', focused);
}

/** Its own button opens it and closes it itself. */
export function closeIfPast(panel: HTMLElement, focused: EventTarget | null): void {
  const isOwn = focused instanceof HTMLButtonElement && focused.popoverTargetElement === panel;
  if (!isOwn && focused instanceof Node && !panel.contains(focused)) panel.hidePopover();
}
