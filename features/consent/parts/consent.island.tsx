'use client';
// Pages are shared and the answer is kept in the browser: only there is known whether to ask, once the page is awake.
import { loadLater } from '@/components/page/load-later/load-later.island';
import type { AskingProps } from './asking';

export const ConsentIsland = loadLater<AskingProps>(() => import('./asking').then((file) => file.Asking));
