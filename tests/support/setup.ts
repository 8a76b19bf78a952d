import { afterEach, vi } from 'vitest';
import type { StateCreator, StoreApi } from 'zustand';
import { forgetOwnAnswers } from '@/lib/api/own-answers';
import { forgetParsedAnswers } from '@/lib/api/parsed-answers';
import { forgetRecentReads } from '@/lib/api/recent-reads';
import { keepStyles } from './keep-styles';
import { resets } from './stores';

/** Stores live as long as a module, so each is put back to how it began after every test. */
vi.mock('zustand', async (importActual) => {
  const actual = await importActual<typeof import('zustand')>();
  const remembered = <Store extends Pick<StoreApi<unknown>, 'getInitialState' | 'setState'>>(store: Store): Store => {
    const initial = store.getInitialState();
    resets.add(() => store.setState(initial, true));
    return store;
  };
  const makers = ({ create, createStore }: typeof actual) => ({
    create: (state?: StateCreator<unknown>) =>
      state ? remembered(create(state)) : (later: StateCreator<unknown>) => remembered(create(later)),
    createStore: (state?: StateCreator<unknown>) =>
      state ? remembered(createStore(state)) : (later: StateCreator<unknown>) => remembered(createStore(later)),
  });
  return { ...actual, ...makers(actual) };
});

/** Links ask for the router, which only a running Next has. */
vi.mock('next/navigation', async (importActual) => ({
  ...(await importActual<typeof import('next/navigation')>()),
  useRouter: () => ({
    prefetch: vi.fn(),
    push: vi.fn(),
    replace: vi.fn(),
    refresh: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
  }),
}));

/** Neither is there a page whose life a missing part could shorten. */
vi.mock('next/cache', () => ({ unstable_cache: <Made>(make: () => Made) => make }));

/** Nothing is ever painted there either: what follows a paint follows at once. */
vi.mock('@/lib/time/wait-for-paint', () => ({
  waitForPaint: (run: () => void) => {
    run();
    return () => {};
  },
}));

if (typeof window !== 'undefined') {
  // The visitor has a mouse.
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  keepStyles();
  // What comes later is read from its files first, and a busy machine takes more than a second for that, which is what
  // the library waits, and the runner as well.
  const patience = 4_000;
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: patience });
  const { waitFor } = vi;
  vi.waitFor = (callback, options = patience) => waitFor(callback, options);
}

afterEach(async () => {
  // What one test was answered would stand in for what another is not.
  forgetOwnAnswers();
  forgetParsedAnswers();
  forgetRecentReads();
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  for (const reset of resets) reset();
});
