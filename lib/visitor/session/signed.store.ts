import { create } from 'zustand';
import { signedCookie } from '../../auth/signed-cookie';
import { findCookie } from '../device/find-cookie';
import { followOtherTabs } from './other-tabs';

type Signed = {
  /** Whether a session may exist; null on the server and in the first client render. */
  signed: boolean | null;
  /** Who it is cannot be asked just now, so that nobody counts as signed in (spec visitor §4). */
  isDown: boolean;
  /** Slugs of the visitor's favourite cinemas, for lists that are everyone's and ask nobody; none while unknown. */
  favourites: readonly string[];
  /** Its mark, which another sign-in changes; empty where there is none. */
  mark: string;
  /** Reads the cookie again. */
  look(): void;
};

/** Whether to ask who the visitor is at all: most visitors are nobody, and no request is made for them. */
export const useSigned = create<Signed>((set) => ({
  signed: null,
  isDown: false,
  favourites: [],
  mark: '',
  look: () => {
    const mark = findCookie(signedCookie) ?? '';
    set({ mark, signed: mark !== '' });
  },
}));

/** Whether a session may exist, for a press that is quicker than who looks first: a member is no stranger for that. */
export function isMember(): boolean {
  if (useSigned.getState().signed === null) useSigned.getState().look();
  return useSigned.getState().signed === true;
}

/** What brings a visitor back to a tab in which others were not heard. */
const returns = ['focus', 'pageshow', 'visibilitychange'];
/** Milliseconds: browsers write a cookie while the news of it is on its way, and may be slower. */
const later = 500;

/** Keeps up with other tabs; returns how to stop. Any news of theirs is a look at the cookie, and one a moment later. */
export function followSession(): () => void {
  const { look } = useSigned.getState();
  look();
  const stop = followOtherTabs(() => {
    look();
    setTimeout(look, later);
  });
  for (const event of returns) addEventListener(event, look);
  return () => {
    stop();
    for (const event of returns) removeEventListener(event, look);
  };
}
