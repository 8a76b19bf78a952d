export type PublishedPageData = Readonly<Record<string, unknown>>;

/** The data of the page that is shown; its element is another one after each navigation. */
export const findPageData = (): Element | null => document.getElementById('page-data');

/** What stands in it; nothing for nonsense. */
export function readPageData(element: Element | null): PublishedPageData {
  try {
    const data: unknown = JSON.parse(element?.textContent ?? '');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

/** Calls back whenever another page may be shown; returns how to stop. */
export function followPages(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
