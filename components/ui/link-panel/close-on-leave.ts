/** Closes a panel once the focus has gone past it, where it would hide what has it; returns how to stop. */
export function closeOnLeave(panel: HTMLElement): () => void {
  const focused = ({ target }: FocusEvent) => {
    const isOwn = target instanceof HTMLButtonElement && target.popoverTargetElement === panel;
    if (!isOwn && target instanceof Node && !panel.contains(target)) panel.hidePopover();
  };
  document.addEventListener('focusin', focused);
  return () => document.removeEventListener('focusin', focused);
}
