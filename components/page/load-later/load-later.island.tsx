'use client';
// Fetches a component's code when it is first rendered, which only the browser does; puts off what is not in sight.
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { reportLostCode } from '@/lib/visitor/notices/lost-code';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * What stands beneath the first screenful of a page. Where one comes by a link, what is in sight is painted first; until
 * the rest is made, its room keeps what follows out of sight, where one comes back to as well (`decisions/0019-what-is-in-sight-first.md`).
 */
export const BelowFirstView = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, useSyncExternalStore(never, no, yes)) ? children : <div style={{ blockSize: '300vh' }} />;

/**
 * A component whose code comes later; nothing, or `fallback`, until then and where it does not come: it is tried again
 * the next time, and is not asked for while it is not wanted. Without `Suspense`, which holds back for 0.3 s what comes soon after its fallback, a pressed dialog's content among it.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
  isWanted: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    // Deferred, for a page has a dozen of these and all of them are told at once.
    const isBrowser = useDeferredValue(useSyncExternalStore(never, yes, no));
    const [Loaded, setLoaded] = useState(() => known);
    const isMeant = isWanted(props);
    useEffect(() => {
      if (!isMeant) return;
      if (known) return setLoaded(() => known);
      let isGone = false;
      const came = (found: ComponentType<Props>) => {
        known = found;
        startTransition(() => setLoaded(() => found));
      };
      load().then(came, () => isGone || reportLostCode());
      return () => {
        isGone = true;
      };
    }, [isMeant]);
    return isBrowser && isMeant && Loaded ? <Loaded {...props} /> : fallback(props);
  };
}
