'use client';
// Fetches a component's code when it is first rendered, which only the browser does.
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { loseOpened } from '@/lib/visitor/lost';

const never = () => () => {};

/**
 * A component whose code comes later; nothing, or `fallback`, until then and where it does not come: it is tried again
 * the next time. React's own `lazy`: Next's weighs on every page.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const attempt = () => lazy(async () => ({ default: await load().catch(() => Lost) }));
  let Loaded = attempt();
  function Lost(props: Props) {
    useEffect(() => {
      Loaded = attempt();
      loseOpened();
    }, []);
    return fallback(props);
  }
  return function Later(props: Props) {
    // Deferred, for a page has a dozen of these and all of them are told at once.
    const isBrowser = useDeferredValue(
      useSyncExternalStore(
        never,
        () => true,
        () => false,
      ),
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
