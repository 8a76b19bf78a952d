'use client';
// Shown only to visitors who allow it, which their browser knows.
import dynamic from 'next/dynamic';

export const ScriptsIsland = dynamic(() => import('./parts/insert').then((file) => file.Insert), { ssr: false });
