'use client';
// Opens the dialog around it with the fragment of the address and holds the focus there: both are the browser's to know.
import { useEffect, useRef } from 'react';
import type { ModalId } from '@/lib/modals/modals.table';

/** What opens it is fetched at once: until it has come, and where it does not, the fragment alone shows the panel. */
export function OpensByFragment({ modal }: { modal: ModalId }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest('dialog');
    let stop = () => {};
    let isGone = false;
    import('./follow-fragment').then(
      ({ followFragment }) => {
        if (dialog && !isGone) stop = followFragment(dialog, modal);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [modal]);
  return <span ref={mark} hidden />;
}
