import { create } from 'zustand';
import { findCookie } from '../device/find-cookie';
import { saveCookie } from '../device/save-cookie';
import { isApp } from '../device/webview';
import {
  type Consent,
  consentCookie,
  consentLife,
  formatConsent,
  isDecided,
  type Purpose,
  parseConsent,
  purposes,
  unaskedConsent,
} from './consent';

type ConsentStore = Consent & {
  /** What is asked right now: nothing, the first question, or purpose by purpose. */
  asked: 'first' | 'each' | null;
  /** What opened the choices: the focus goes back there. */
  trigger: HTMLElement | null;
  /** Reads the cookie, and asks whoever has not answered; the mobile app asks for itself. */
  restore(): void;
  open(trigger?: HTMLElement): void;
  show(asked: ConsentStore['asked']): void;
  /** One answer to all purposes, or one to each. */
  choose(choices: boolean | Readonly<Record<Purpose, boolean>>): void;
  /** Allows one purpose where it was needed, and leaves the others as they are. */
  allow(purpose: Purpose): void;
};

const inTab = `${consentCookie}=`;

/** The one truth of what this visitor allows. Only islands read it; without scripts nothing is allowed. */
export const useConsent = create<ConsentStore>((set, get) => ({
  ...unaskedConsent,
  asked: null,
  trigger: null,
  restore: () => {
    const consent = parseConsent(findCookie(consentCookie) ?? findKept(), Date.now());
    set({ ...consent, asked: isDecided(consent) || isApp() ? null : 'first' });
  },
  open: (trigger) => set({ asked: 'each', trigger: trigger ?? null }),
  show: (asked) => set({ asked }),
  choose: (given) => {
    const choices = typeof given === 'boolean' ? Object.fromEntries(purposes.map((each) => [each, given])) : given;
    const { choices: before } = get();
    set({ ...keep({ choices, since: Date.now() }), asked: null });
    startAgainWithout(before, choices);
  },
  allow: (purpose) => {
    follow();
    const { choices, since } = get();
    set(keep({ choices: { ...choices, [purpose]: true }, since: since || Date.now() }));
  },
}));

// Read before anything is made of it: what asks and what plays a video come in whatever order they are fetched.
if (typeof window !== 'undefined') {
  useConsent.getState().restore();
  // Where a browser does not tell of its cookies, a tab looks when it is looked at.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', follow);
  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', follow);
}

/** What another tab was answered holds here as well. */
function follow(): void {
  const { choices, since, restore } = useConsent.getState();
  const text = findCookie(consentCookie);
  if (text === undefined || text === formatConsent({ choices, since })) return;
  restore();
  startAgainWithout(choices, useConsent.getState().choices);
}

/** What already runs in this document cannot be taken back: only a new one is without it. */
function startAgainWithout(before: Consent['choices'], now: Consent['choices']): void {
  if (purposes.some((purpose) => before[purpose] && !now[purpose])) location.reload();
}

/** Where a browser refuses cookies, the tab remembers in its name: it is asked once, not on every page. */
function keep(consent: Consent): Consent {
  const text = formatConsent(consent);
  saveCookie(consentCookie, text, (consent.since + consentLife - Date.now()) / 1000);
  if (findCookie(consentCookie) !== text) window.name = inTab + text;
  return consent;
}

/** Whoever opened the tab may have named it: the name counts where one comes from a page of this site, and is taken away else. */
function findKept(): string | undefined {
  if (!window.name.startsWith(inTab)) return undefined;
  if (!document.referrer.startsWith(`${location.origin}/`)) window.name = '';
  return window.name.slice(inTab.length);
}

/** Whether this visitor allows a purpose; false on the server. */
export const isAllowed = (purpose: Purpose): boolean => useConsent.getState().choices[purpose] === true;
