/** Says where the button of a panel stands, for browsers that cannot lay the one beside the other themselves. */
export function layBeside(panel: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const buttons = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`)];
  // Another one may be of a screen that is wider or narrower.
  const button = buttons.find((one) => !panel.contains(one) && one.offsetWidth > 0);
  if (!button) return;
  const { left, top, bottom } = button.getBoundingClientRect();
  panel.style.setProperty('--beside', `${left}px`);
  panel.style.setProperty('--below', `${bottom}px`);
  panel.style.setProperty('--above', `${document.documentElement.clientHeight - top}px`);
}
