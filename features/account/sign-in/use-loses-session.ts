import { useQuery } from '@/lib/api/use-query';
import { losesSession } from '@/lib/domain/forced-sign-in';
import { readBrowserFacts } from '@/lib/visitor/device/browser-facts';

/** Whether this browser cannot keep a silent session; null until known, and while nobody needs to know. */
export const useLosesSession = (isNeeded: boolean): boolean | null =>
  useQuery({
    queryKey: ['browser'],
    queryFn: async () => losesSession(await readBrowserFacts()),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  }).data ?? null;
