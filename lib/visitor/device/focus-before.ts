/** For a press on what then goes away: the focus goes to what stands before it, from where the Tab key comes to what takes its place. */
export function focusBefore(button: HTMLElement): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = button;
  while (walker.previousNode()) {
    const before = walker.currentNode as HTMLElement;
    if (before.tabIndex < 0 || before.checkVisibility?.({ visibilityProperty: true }) === false) continue;
    // Who presses with a finger is not taken back to it.
    before.focus({ preventScroll: !button.matches(':focus-visible') });
    return;
  }
}
