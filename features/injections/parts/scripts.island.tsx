'use client';
// Shown only to visitors who allow it, which their browser knows.
import { later } from '@/components/page/later/later.island';

export const ScriptsIsland = later(() => import('./insert').then((file) => file.Insert));
