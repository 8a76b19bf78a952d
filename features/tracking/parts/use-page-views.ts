import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pushToDataLayer } from '@/lib/tracking/data-layer';
import { hashEmail } from '@/lib/tracking/hash-email';
import { findPageData, followPages, readPageData } from '@/lib/tracking/published-page-data';
import type { Consent } from '@/lib/visitor/consent/consent';
import { useSession } from '@/lib/visitor/session/session';
import { buildPageView, type Who } from './tracking.logic';
import { readWhereabouts } from './whereabouts';

type View = (who: Who) => ReturnType<typeof buildPageView>;

/** One view a navigation. They wait until it is known whether somebody is signed in. */
export function usePageViews({ audience, ads }: Consent['choices']): void {
  const { status, client } = useSession();
  const page = useSyncExternalStore(followPages, findPageData, () => null);
  const seen = useRef<Element | null>(null);
  const waiting = useRef<View[]>([]);
  const email = ads && client ? client.email : null;

  useEffect(() => {
    if (!audience || !page || page === seen.current) return;
    seen.current = page;
    const [data, where] = [readPageData(page), readWhereabouts()];
    waiting.current.push((who) => buildPageView(data, where, who));
  }, [audience, page]);

  useEffect(() => {
    if (!page || status === 'unknown') return;
    const views = waiting.current.splice(0);
    if (views.length) void tell(views, status === 'in', email);
  }, [page, status, email]);
}

async function tell(views: readonly View[], isSignedIn: boolean, email: string | null): Promise<void> {
  const emailHash = email === null ? null : await hashEmail(email);
  for (const view of views) pushToDataLayer(view({ isSignedIn, emailHash }));
}
