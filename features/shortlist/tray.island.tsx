'use client';
// What was ticked is known to the device alone, and follows its visitor over all pages; the tray is fetched with the first tick.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useShortlist, useTicking } from '@/lib/visitor/device/saved-shortlist';
import { loadTray } from './tray/load-tray';

const Tray = loadLater(() => loadTray().then((file) => file.Tray));

export function ShortlistTray() {
  const isTicking = useTicking();
  return (useShortlist() || isTicking) && <Tray />;
}
