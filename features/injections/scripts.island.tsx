'use client';
// Shown only to visitors who allow it, which their browser knows.
import { later } from '@/components/later/later.island';

export const ScriptsIsland = later(() => import('./parts/insert').then((file) => file.Insert));
