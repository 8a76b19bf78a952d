/**
 * Moves a row that scrolls sideways so that all of what got the focus is seen: browsers leave it where it is when a part
 * shows. The page itself never moves, nor a row under a pointer that presses: its click would miss.
 */
export function showFocused({ target }: FocusEvent): void {
  const row = target instanceof Element && target.matches(':focus-visible') && findRow(target.parentElement);
  if (!row) return;
  const item = (findItem(target, row) ?? target).getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const before = item.left - left - edge;
  const behind = item.right - right + edge;
  if (before < 0) row.scrollLeft += before;
  // By less than an item a row that stops at each would go back to where it was.
  else if (behind > 0) row.scrollLeft += Math.min(before, Math.max(behind, item.right - item.left));
}

/** What of the row it stands in, unless that is wider than the row can show. */
function findItem(of: Element, row: Element): Element | null {
  const item = [...row.children].find((each) => each.contains(of));
  return item && item.clientWidth <= row.clientWidth ? item : null;
}

function findRow(from: Element | null): Element | null {
  if (!from || from === document.body) return null;
  const isRow = from.scrollWidth > from.clientWidth && /auto|scroll/.test(getComputedStyle(from).overflowX);
  return isRow ? from : findRow(from.parentElement);
}
