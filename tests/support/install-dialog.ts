/**
 * What jsdom lacks of the native modal, as far as behaviour depends on it: the first control takes the focus, Escape
 * asks to cancel, and closing gives the focus back to where it was.
 */
export function installDialog(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus();
    document.addEventListener('keydown', pressed);
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const origin = before.get(this);
    if (origin instanceof HTMLElement) origin.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

function pressed(event: KeyboardEvent): void {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (event.key !== 'Escape' || !(top instanceof HTMLDialogElement)) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}
