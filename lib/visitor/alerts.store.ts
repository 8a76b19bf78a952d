import { create } from 'zustand';

/** What has just happened to the visitor, in words already translated. */
export type AlertMessage = {
  level: 'WARNING' | 'INFO';
  title: string;
  subtitle?: string;
  /** Left out: the one of its level. */
  icon?: 'check' | 'heart' | 'locate' | 'pin' | 'info' | 'warning';
  /** Milliseconds after which it goes by itself, counted from when it is shown. Left out: the visitor puts it away. */
  autoCloseMs?: number;
};

export type QueuedAlert = AlertMessage & { id: number };

type Alerts = {
  /** The first one is shown, the others wait (spec visitor §4, "Alerts"). */
  queue: readonly QueuedAlert[];
  /** Says nothing twice: a message that waits or is shown already keeps its place. */
  push(message: AlertMessage): void;
  dismiss(id: number): void;
};

let last = 0;

export const useAlerts = create<Alerts>((set, get) => ({
  queue: [],
  push: (message) => {
    const { queue } = get();
    if (queue.some(({ title, subtitle }) => title === message.title && subtitle === message.subtitle)) return;
    last += 1;
    set({ queue: [...queue, { ...message, id: last }] });
  },
  dismiss: (id) => set({ queue: get().queue.filter((each) => each.id !== id) }),
}));
