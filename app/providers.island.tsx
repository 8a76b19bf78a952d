'use client';
// Hears what was pressed before anything listened.
import type { ReactNode } from 'react';
import { useEarlyPresses } from '@/lib/visitor/device/early-presses';

export function Providers({ children }: { children: ReactNode }) {
  useEarlyPresses();
  return children;
}
