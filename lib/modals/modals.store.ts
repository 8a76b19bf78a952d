import { create } from 'zustand';
import { type ModalId, modals } from './modals.table';

export type OpenModal = {
  id: ModalId;
  /** What opened it: it stands beside it, and the focus goes back there. */
  trigger: HTMLElement | null;
  /** Plain values for the one that shows it. */
  data: Readonly<Record<string, string>>;
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
  open: (id, { trigger = null, data = {} } = {}) => {
    const { maxViewport } = modals[id] as { maxViewport?: number };
    if (maxViewport !== undefined && innerWidth > maxViewport) return;
    set({ stack: [...without(get().stack, id), { id, trigger, data }] });
  },
  close: (id) => set({ stack: without(get().stack, id) }),
  closeAll: () => set({ stack: [] }),
}));

const without = (stack: readonly OpenModal[], id: ModalId) => stack.filter((each) => each.id !== id);

/** How this modal is open, or null. */
export const useModal = (id: ModalId): OpenModal | null =>
  useModals(({ stack }) => stack.find((each) => each.id === id) ?? null);
