import { create } from 'zustand';
import { readCookie } from '../device/read-cookie';
import { isApp } from '../device/webview';
import { writeCookie } from '../device/write-cookie';
import {
  type Consent,
  consentCookie,
  formatConsent,
  isAnswered,
  keptFor,
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
  answer(answers: boolean | Readonly<Record<Purpose, boolean>>): void;
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
    const consent = parseConsent(readCookie(consentCookie) ?? findKept(), Date.now());
    set({ ...consent, asked: isAnswered(consent) || isApp() ? null : 'first' });
  },
  open: (trigger) => set({ asked: 'each', trigger: trigger ?? null }),
  show: (asked) => set({ asked }),
  answer: (given) => {
    const answers = typeof given === 'boolean' ? Object.fromEntries(purposes.map((each) => [each, given])) : given;
    set({ ...keep({ answers, since: Date.now() }), asked: null });
  },
  allow: (purpose) => {
    const { answers, since } = get();
    set(keep({ answers: { ...answers, [purpose]: true }, since: since || Date.now() }));
  },
}));

// Read before anything is made of it: what asks and what plays a video come in whatever order they are fetched.
if (typeof window !== 'undefined') useConsent.getState().restore();

/** Where a browser refuses cookies, the tab remembers in its name: it is asked once, not on every page. */
function keep(consent: Consent): Consent {
  const text = formatConsent(consent);
  writeCookie(consentCookie, text, (consent.since + keptFor - Date.now()) / 1000);
  if (readCookie(consentCookie) !== text) window.name = inTab + text;
  return consent;
}

/** Whoever opened the tab may have named it: the name counts where one comes from a page of this site, and is taken away else. */
function findKept(): string | undefined {
  if (!window.name.startsWith(inTab)) return undefined;
  if (!document.referrer.startsWith(`${location.origin}/`)) window.name = '';
  return window.name.slice(inTab.length);
}

/** Whether this visitor allows a purpose; false on the server. */
export const isAllowed = (purpose: Purpose): boolean => useConsent.getState().answers[purpose] === true;
