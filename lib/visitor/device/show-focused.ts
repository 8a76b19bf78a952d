/**
 * Moves a row that scrolls sideways so that all of what got the focus is seen: browsers leave it where it is when a part
 * shows. The page itself never moves.
 */
export function showFocused({ target }: FocusEvent): void {
  const row = target instanceof Element && findRow(target.parentElement);
  if (!row) return;
  const item = target.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const missing = [item.left - left - edge, item.right - right + edge] as const;
  if (missing[0] < 0 || missing[1] > 0) row.scrollLeft += missing[0] < 0 ? missing[0] : Math.min(...missing);
}

function findRow(from: Element | null): Element | null {
  if (!from || from === document.body) return null;
  const isRow = from.scrollWidth > from.clientWidth && /auto|scroll/.test(getComputedStyle(from).overflowX);
  return isRow ? from : findRow(from.parentElement);
}
