'use client';
// Shown only to visitors who allow it, which their browser knows.
import { loadLater } from '@/components/page/load-later/load-later.island';

export const ScriptsIsland = loadLater(() => import('./insert').then((file) => file.Insert));
