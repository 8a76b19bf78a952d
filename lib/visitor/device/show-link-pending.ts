/** Milliseconds between two looks, and after which nobody believes in it any more. */
const pace = 100;
const patience = 15_000;

/** Shows on a link that was followed within the site that its page is on its way: on a slow line that takes seconds. */
export function showLinkPending({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  // What nobody prevented is the browser's, which has signs of its own.
  if (!link || !defaultPrevented || link.origin !== location.origin || link.pathname === location.pathname) return;
  const from = location.pathname;
  const since = Date.now();
  link.dataset.going = '';
  const timer = setInterval(() => {
    if (location.pathname === from && Date.now() - since < patience) return;
    clearInterval(timer);
    delete link.dataset.going;
  }, pace);
}
