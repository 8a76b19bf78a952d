import { useEffect, useRef, useSyncExternalStore } from 'react';
import { push } from '@/lib/tracking/data-layer';
import { fingerprint } from '@/lib/tracking/fingerprint';
import { pageElement, readPage, watchPages } from '@/lib/tracking/page-read';
import type { Consent } from '@/lib/visitor/consent/consent';
import { useSession } from '@/lib/visitor/session/session';
import { here } from './here';
import { pageView, type Who } from './tracking.logic';

type View = (who: Who) => ReturnType<typeof pageView>;

/** One view a navigation. They wait until it is known whether somebody is signed in. */
export function usePageViews({ audience, ads }: Consent['answers']): void {
  const { status, client } = useSession();
  const page = useSyncExternalStore(watchPages, pageElement, () => null);
  const seen = useRef<Element | null>(null);
  const waiting = useRef<View[]>([]);
  const email = ads && client ? client.email : null;

  useEffect(() => {
    if (!audience || !page || page === seen.current) return;
    seen.current = page;
    const [data, where] = [readPage(page), here()];
    waiting.current.push((who) => pageView(data, where, who));
  }, [audience, page]);

  useEffect(() => {
    if (!page || status === 'unknown') return;
    const views = waiting.current.splice(0);
    if (views.length) void tell(views, status === 'in', email);
  }, [page, status, email]);
}

async function tell(views: readonly View[], isSignedIn: boolean, email: string | null): Promise<void> {
  const emailHash = email === null ? null : await fingerprint(email);
  for (const view of views) push(view({ isSignedIn, emailHash }));
}
