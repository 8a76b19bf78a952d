import { create } from 'zustand';
import type { ModalId } from './modals.table';
import { widest } from './widest';

export type OpenModal = {
  id: ModalId;
  /** What opened it: it stands beside it, and the focus goes back there. */
  trigger: HTMLElement | null;
  /** Plain values for the one that shows it. */
  data: Readonly<Record<string, string>>;
  /** Told when it is closed from here, by whoever keeps its state elsewhere. */
  onClose?: (() => void) | undefined;
};

type Modals = {
  /** The last one lies on top. */
  stack: readonly OpenModal[];
  /** Does nothing in a viewport wider than the row allows. */
  open(id: ModalId, details?: Partial<Omit<OpenModal, 'id'>>): void;
  close(id: ModalId): void;
  closeAll(): void;
};

/** What lies over the page (spec visitor §2, "Modals"). Only islands read it. */
export const useModals = create<Modals>((set, get) => ({
  stack: [],
  open: (id, { trigger = null, data = {}, onClose } = {}) => {
    if (!fitsViewport(id)) return;
    set({ stack: [...without(get().stack, id), { id, trigger, data, onClose }] });
  },
  close: (id) => {
    const { stack } = get();
    const found = openIn(stack, id);
    if (!found) return;
    set({ stack: without(stack, id) });
    found.onClose?.();
  },
  closeAll: () => {
    const { stack } = get();
    set({ stack: [] });
    for (const { onClose } of stack.toReversed()) onClose?.();
  },
}));

const without = (stack: readonly OpenModal[], id: ModalId) => stack.filter((each) => each.id !== id);
const openIn = (stack: readonly OpenModal[], id: ModalId) => stack.find((each) => each.id === id) ?? null;

export const fitsViewport = (id: ModalId): boolean => innerWidth <= (widest[id] ?? Number.POSITIVE_INFINITY);

/** How this modal is open, or null. */
export const useModal = (id: ModalId): OpenModal | null => useModals(({ stack }) => openIn(stack, id));
