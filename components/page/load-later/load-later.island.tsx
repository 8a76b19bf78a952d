'use client';
// Fetches a component's code when it is first rendered, which only the browser does; puts off what is not in sight.
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { reportLostCode } from '@/lib/visitor/notices/lost-code';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * What stands beneath the first screenful of a page. Where one comes by a link, what is in sight is painted first; until
 * the rest is made, its room keeps what follows out of sight (`decisions/0019-what-is-in-sight-first.md`).
 */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, useSyncExternalStore(never, no, yes)) ? children : <div style={{ blockSize: '100vh' }} />;

/**
 * A component whose code comes later; nothing, or `fallback`, until then and where it does not come: it is tried again
 * the next time. React's own `lazy`: Next's weighs on every page.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const attempt = () => lazy(async () => ({ default: await load().catch(() => Lost) }));
  let Loaded = attempt();
  function Lost(props: Props) {
    useEffect(() => {
      Loaded = attempt();
      reportLostCode();
    }, []);
    return fallback(props);
  }
  return function Later(props: Props) {
    // Deferred, for a page has a dozen of these and all of them are told at once.
    const isBrowser = useDeferredValue(useSyncExternalStore(never, yes, no));
    return isBrowser ? (
      <Suspense fallback={fallback(props)}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      fallback(props)
    );
  };
}
