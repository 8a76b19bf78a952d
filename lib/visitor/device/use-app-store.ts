import { useSyncExternalStore } from 'react';
import { type AppStore, resolveAppStore } from './app-store';

/** The store of the visitor's own device; null on the server and in the first client render. */
export const useAppStore = (): AppStore | null =>
  useSyncExternalStore(
    () => () => {},
    () => resolveAppStore(navigator),
    () => null,
  );
