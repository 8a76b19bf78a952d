import { sendReport } from '@/lib/tracking/send-report';

/** Of how many documents one tells, and how often. */
const share = 0.25;
const most = 3;

/**
 * Tells what kind of error it was and where in our own code: no message, for it may carry what somebody typed, and nothing
 * of what extensions and others' scripts do. Returns how to stop.
 */
export function watchErrors(): () => void {
  if (Math.random() >= share) return () => {};
  let left = most;
  const tell = (kind: 'error' | 'rejection' | 'resource', name: string, where: string | null): void => {
    if (where === null || left === 0) return;
    left -= 1;
    sendReport('errors', { path: location.pathname, kind, name, where });
  };
  const failed = (event: Event): void => {
    if (event instanceof ErrorEvent)
      tell('error', nameOf(event.error), findPlace(`${event.filename}:${event.lineno}:${event.colno}`));
    else if (event.target instanceof HTMLScriptElement) tell('resource', 'Script', findPlace(event.target.src));
    else if (event.target instanceof HTMLLinkElement) tell('resource', 'Style', findPlace(event.target.href));
  };
  const rejected = ({ reason }: PromiseRejectionEvent): void =>
    tell('rejection', nameOf(reason), findPlace(reason instanceof Error ? (reason.stack ?? '') : ''));
  // Captured, since an element that does not load tells nobody above it.
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', rejected);
  return () => {
    removeEventListener('error', failed, true);
    removeEventListener('unhandledrejection', rejected);
  };
}

const nameOf = (error: unknown): string =>
  (error instanceof Error && /^[A-Z]\w{0,40}$/.exec(error.name)?.[0]) || 'Error';

/** `chunk.js:1:2345`, the first of ours that is named; null where none is. */
function findPlace(text: string): string | null {
  const found = /\/_next\/static\/[^\s?#:]*?([\w.~-]{1,80}\.(?:js|css))(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})?/.exec(text);
  return found ? found[1] + (found[2] ?? '') : null;
}
