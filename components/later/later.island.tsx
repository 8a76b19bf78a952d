'use client';
// Fetches a component's code when it is first rendered, which only the browser does.
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A component whose code comes later; nothing, or `fallback`, until then. React's own `lazy`: Next's weighs on every page. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Later(props: Props) {
    const isBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return isBrowser ? (
      <Suspense fallback={fallback(props)}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      fallback(props)
    );
  };
}
