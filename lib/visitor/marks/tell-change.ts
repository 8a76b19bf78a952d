import { useAlerts } from '../notices/alerts.store';

/** Milliseconds (spec visitor §9). */
export const shownFor = 10_000;

export type Pressing = {
  trigger?: HTMLElement;
  /** A success is told as well: what was pressed was pressed on another page, before signing in. */
  isSaid?: boolean;
};

type Change = {
  /** A later notice of the same one takes its place. */
  topic: string;
  title: string;
  /** For what was taken back. */
  undo?: { label: string; act: () => void } | false;
};

/** Tells what a press has changed, where its heart does not show it. */
export function tellChange({ topic, title, undo }: Change, { trigger, isSaid = false }: Pressing): void {
  const { push } = useAlerts.getState();
  if (!undo) {
    if (isSaid) push({ topic, level: 'INFO', title, icon: 'heart', autoCloseMs: shownFor });
    return;
  }
  // Its heart may have gone with it.
  if (isSaid || trigger?.isConnected === false)
    push({ topic, level: 'INFO', title, icon: 'check', autoCloseMs: shownFor, action: undo });
}
