import { useConsent } from '@/lib/visitor/consent/consent.store';

/** Does what closes the layer, and takes the focus back to where it was opened. */
export function leaveConsent(close: () => void): void {
  const { trigger } = useConsent.getState();
  close();
  if (trigger?.isConnected) trigger.focus({ preventScroll: true });
}
