/** How to press, choose or type again what was before the islands were awake: what a control then shows is taken back as soon as React draws. */
export function planPress(control: HTMLElement): () => void {
  const isBox = control instanceof HTMLInputElement && control.type === 'checkbox';
  if (isBox) {
    const isTicked = control.dataset.kept === 'true';
    return () => {
      // A press turns it over.
      control.checked = !isTicked;
      control.click();
    };
  }
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (control instanceof HTMLInputElement) {
    const { value } = control;
    return () => typeAgain(control, value);
  }
  return () => control.click();
}

/** React hears of nothing that it knows already, so it is told of nothing first. */
function typeAgain(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
