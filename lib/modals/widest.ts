import type { ModalId } from './modals.table';

/** The last pixel before a wide screen (spec catalogue §9). */
const belowWide = 1439;

/**
 * The widest viewport that a modal opens in, in pixels; in wider ones the page shows the same in place. Beside the table of
 * all modals, which no page needs to begin with.
 */
export const widest: Partial<Record<ModalId, number>> = { menu: belowWide };
