import { create } from 'zustand';
import { signedCookie } from '../../auth/signed-cookie';
import { dropCookie, readCookie } from '../device/cookies';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';

type Signed = {
  /** Whether a session may exist; null on the server and in the first client render. */
  signed: boolean | null;
  /** Reads the cookie again. */
  look(): void;
  /** The session is over: in this tab, and in the others. */
  leave(): void;
  /** There is a new one: for this tab, and for the others. */
  enter(): void;
};

/** Whether to ask who the visitor is at all: most visitors are nobody, and no request is made for them. */
export const useSigned = create<Signed>((set) => ({
  signed: null,
  look: () => set({ signed: hasCookie() }),
  leave: () => {
    dropCookie(signedCookie);
    tellOtherTabs('left');
    set({ signed: false });
  },
  enter: () => {
    tellOtherTabs('entered');
    set({ signed: true });
  },
}));

const hasCookie = () => readCookie(signedCookie) === '1';

/** Keeps up with other tabs; returns how to stop. Coming back to a tab is enough where tabs cannot talk. */
export function followSession(): () => void {
  const { look } = useSigned.getState();
  look();
  const stop = hearOtherTabs((news) => useSigned.setState({ signed: news === 'entered' }));
  addEventListener('focus', look);
  return () => {
    stop();
    removeEventListener('focus', look);
  };
}
