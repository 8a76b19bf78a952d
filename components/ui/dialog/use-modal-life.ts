import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitsViewport, useModals } from '@/lib/modals/modals.store';
import { type ModalId, modalRow } from '@/lib/modals/modals.table';
import { widest } from '@/lib/modals/widest';
import { addLayer } from './history-layers';
import { onResized } from './on-resized';

/**
 * What all modals share while they are open: they stand in the registry, and Back, another page and a viewport wider
 * than their row allows close them; another page closes none that stays until its business is done. Only for what never
 * runs on the server.
 */
export function useModalLife(id: ModalId, onClose: () => void, backCloses: boolean): void {
  const close = useEffectEvent(onClose);
  // What is chosen in it, or was a moment before it opened, is no other page.
  const path = usePathname()?.split('/filters/', 1)[0];
  const opened = useRef(path);
  // Opened by the registry, or by its own owner, who is then told when the registry closes it. Asked at once: by the time
  // of an effect the visitor may have closed what the registry opened, and it would be opened again.
  const [isRegistered] = useState(() => useModals.getState().stack.some((each) => each.id === id));

  useEffect(() => {
    if (isRegistered) return;
    useModals.getState().open(id, { onClose: () => close() });
    return () => useModals.setState(({ stack }) => ({ stack: stack.filter((each) => each.id !== id) }));
  }, [id, isRegistered]);

  useEffect(() => {
    if (path !== opened.current && modalRow(id).isClosable !== false) close();
  }, [id, path]);

  // Before it is seen: a Back in between would leave the page.
  useLayoutEffect(() => (backCloses ? addLayer(() => close()) : undefined), [backCloses]);

  useEffect(() => {
    if (widest[id] === undefined) return;
    const look = () => {
      if (!fitsViewport(id)) close();
    };
    look();
    return onResized(look);
  }, [id]);
}
