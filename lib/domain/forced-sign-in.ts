/** What a browser can keep, as far as staying signed in depends on it. */
export type BrowserFacts = {
  name: 'safari' | 'chrome' | 'firefox' | 'ie' | 'edgeLegacy' | 'other';
  isMobile: boolean;
  /** The page is shown by the mobile app. */
  isApp: boolean;
  /** Bytes; null where the browser does not say. */
  quota: number | null;
  memoryLimit: number | null;
  hasServiceWorkers: boolean;
  hasIndexedDb: boolean;
};

const megabyte = 1024 * 1024;

/** Whether it loses a silent session, so that sign-in must be asked for again (spec visitor §4, "Session cookies"). */
export function losesSession({ name, isMobile, isApp, quota, memoryLimit, ...has }: BrowserFacts): boolean {
  if (isMobile && !isApp) return true;
  const isShort =
    quota !== null && memoryLimit !== null && Math.floor(quota / megabyte) < 2 * Math.floor(memoryLimit / megabyte);
  const loses: Record<BrowserFacts['name'], boolean> = {
    safari: true,
    chrome: isShort,
    firefox: !has.hasServiceWorkers,
    ie: !has.hasIndexedDb,
    edgeLegacy: !has.hasIndexedDb,
    other: false,
  };
  return loses[name];
}

type Circumstances = {
  isForced: boolean;
  isSignedIn: boolean;
  losesSession: boolean;
  /** They were signed in within the hour; they would rather look around; they were asked a moment ago. */
  has: { session: boolean; tryCatalog: boolean; guard: boolean };
};

/** Whether to send the visitor to sign in without being asked: once, and not against their will. */
export const mustSignInAgain = ({ isForced, isSignedIn, losesSession, has }: Circumstances): boolean =>
  isForced && losesSession && !isSignedIn && has.session && !has.tryCatalog && !has.guard;
