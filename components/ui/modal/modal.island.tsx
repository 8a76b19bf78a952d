'use client';
// What lies over the page is state of this visit, which only the browser has.
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/dialog/dialog.island';
import { type OpenModal, useModal, useModals } from '@/lib/modals/modals.store';

type Props = Omit<DialogProps, 'open' | 'onClose' | 'children'> & {
  children: ReactNode | ((open: OpenModal, close: () => void) => ReactNode);
};

/** A modal that the registry opens: `useModals.getState().open(id, { trigger, data })`. Nothing while it is closed. */
export function Modal({ id, children, ...rest }: Props) {
  const open = useModal(id);
  if (!open) return null;
  const close = () => useModals.getState().close(id);
  return (
    <Dialog {...rest} id={id} open onClose={close}>
      {typeof children === 'function' ? children(open, close) : children}
    </Dialog>
  );
}
