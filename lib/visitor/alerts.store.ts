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
  /** What the visitor may do about it. */
  action?: { label: string; act: () => void };
  /** A later message of the same topic takes its place at once; good news never takes that of a warning. */
  topic?: string;
};

export type QueuedAlert = AlertMessage & {
  id: number;
  /** Set where something that was pressed could not be fetched; its words are then those of whoever shows it. */
  retry?: () => void;
};

type Alerts = {
  /** The first one is shown, the others wait (spec visitor §4, "Alerts"). */
  queue: readonly QueuedAlert[];
  /** Says nothing twice: a message that waits or is shown already keeps its place. */
  push(message: AlertMessage): void;
  /** Something that was pressed could not be fetched, and may be tried again. */
  lose(retry: () => void): void;
  dismiss(id: number): void;
};

const isOvertaken = (earlier: AlertMessage, { topic, level }: AlertMessage) =>
  topic !== undefined && earlier.topic === topic && !(earlier.level === 'WARNING' && level === 'INFO');

let last = 0;

export const useAlerts = create<Alerts>((set, get) => ({
  queue: [],
  push: (message) => {
    const queue = get().queue.filter((each) => !isOvertaken(each, message));
    if (queue.some(({ title, subtitle }) => title === message.title && subtitle === message.subtitle)) return;
    last += 1;
    set({ queue: [...queue, { ...message, id: last }] });
  },
  lose: (retry) => {
    last += 1;
    const others = get().queue.filter((each) => !each.retry);
    set({ queue: [{ level: 'WARNING', title: '', id: last, retry }, ...others] });
  },
  dismiss: (id) => set({ queue: get().queue.filter((each) => each.id !== id) }),
}));
