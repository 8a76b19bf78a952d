const inOrder = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-from]')];
const hoursOf = (bar: HTMLElement) => Number(bar.dataset.from);

/** Where a key leads from a bar: left and right along its line, up and down to what begins nearest to it in the next one. */
export function findTarget(key: string, bar: HTMLElement): HTMLElement | undefined {
  const row = bar.closest('[data-bars]');
  if (!row) return undefined;
  const bars = inOrder(row);
  // Also from the button beside it.
  const index = bars.findIndex((one) => one.parentElement === bar.closest('li'));
  const along = { ArrowLeft: Math.max(0, index - 1), ArrowRight: index + 1, Home: 0, End: -1 }[key];
  if (along !== undefined) return bars.at(along);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return undefined;
  const rows = [...document.querySelectorAll('[data-bars]')];
  const next = rows[rows.indexOf(row) + step];
  const from = hoursOf(bars[index] ?? bar);
  const way = (one: HTMLElement) => Math.abs(hoursOf(one) - from);
  return next && inOrder(next).sort((a, b) => way(a) - way(b))[0];
}
