/** Opens the details that hide what the address names, for browsers that do not do so themselves. */
export function openTargeted(): void {
  const details = document.querySelector(':target')?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView();
}
