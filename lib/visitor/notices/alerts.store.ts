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
  /** Set where something could not be fetched; its words are then those of whoever shows it. */
  retry?: () => void;
  /** What that was: pressed, or a part of the page. */
  lost?: Loss;
};

export type Loss = 'pressed' | 'part';

type Alerts = {
  /** The first one is shown, the others wait (spec visitor §4, "Alerts"). */
  queue: readonly QueuedAlert[];
  /** Says nothing twice: a message that waits or is shown already keeps its place. */
  push(message: AlertMessage): void;
  /** Something could not be fetched, and may be tried again. Returns the id of the message. */
  lose(retry: () => void, lost?: Loss): number;
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
  lose: (retry, lost = 'pressed') => {
    last += 1;
    const others = get().queue.filter((each) => each.lost !== lost);
    set({ queue: [{ level: 'WARNING', title: '', id: last, retry, lost }, ...others] });
    return last;
  },
  dismiss: (id) => set({ queue: get().queue.filter((each) => each.id !== id) }),
}));
