import type { MouseEvent } from 'react';

/** Whether a press means a link to the page in view, which no navigation will follow. */
export function staysOnPage({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || metaKey || ctrlKey || shiftKey) return false;
  const { origin, pathname, search } = location;
  return !link.hash && link.href.split('#')[0] === origin + pathname + search;
}
