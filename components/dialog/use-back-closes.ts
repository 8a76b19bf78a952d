import { useEffect, useEffectEvent, useRef } from 'react';

/** How many layers lie over the page at this entry of the history. */
const layers = (): number => {
  const state: unknown = history.state;
  const found = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof found === 'number' ? found : 0;
};

/**
 * While mounted, the browser's Back closes this layer instead of leaving the page. Closed in any other way, the entry
 * that was added is taken back, unless the visitor has already gone to another page.
 */
export function useBackCloses(active: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const added = useRef(0);

  useEffect(() => {
    if (!active) return;
    clearTimeout(leaving.current);
    if (added.current === 0 || layers() < added.current) {
      added.current = layers() + 1;
      history.pushState({ ...history.state, layers: added.current }, '');
    }
    const depth = added.current;
    const back = () => layers() < depth && close();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // Later, because React mounts twice while developing and history.back() cannot be recalled.
      leaving.current = setTimeout(() => layers() === depth && history.back());
    };
  }, [active]);
}
