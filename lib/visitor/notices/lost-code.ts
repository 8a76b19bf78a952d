import { type OpenModal, useModals } from '@/lib/modals/modals.store';
import { useAlerts } from './alerts.store';
import { showCodePending } from './show-code-pending';

/** A modal that its owner registers stands in the page already; the others are waited for. */
const isMissing = ({ id, onClose }: OpenModal) => !onClose && !document.querySelector(`dialog[data-modal="${id}"]`);

/**
 * What was opened could not be fetched: it is closed again, and the visitor is told and may try once more. Does nothing
 * for what nobody opened.
 */
export function reportLostCode(): void {
  const { stack, open, close } = useModals.getState();
  const missing = stack.filter(isMissing);
  if (!missing.length) return;
  for (const { id } of missing) close(id);
  useAlerts.getState().lose(() => {
    for (const { id, ...details } of missing) open(id, details);
  });
}

/** Opens what needs code that is fetched now; where it does not come, the visitor is told and may try once more. */
export function openWhenLoaded(load: () => Promise<unknown>, open: () => void): void {
  showCodePending(load()).then(open, () => useAlerts.getState().lose(() => openWhenLoaded(load, open)));
}
