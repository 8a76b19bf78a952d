import type { Reply } from '@/tests/support/ask-site';
import type { Lane } from './lane';
import { cookieOf, takeLeaving } from './members';
import type { Place } from './place';

/** What a visitor was answered, null for nothing, and after how many milliseconds. */
export type Visit = { reply: Reply | null; milliseconds: number };

export async function visit(lane: Lane, { site, path, asking = {}, isSigned, endsSession }: Place): Promise<Visit> {
  const cookie = isSigned && (endsSession ? takeLeaving : cookieOf)(lane, site);
  const headers = { ...asking.headers, ...(cookie && { cookie }) };
  const start = performance.now();
  const reply = await lane.ask(site, path, { ...asking, headers }).catch(() => null);
  return { reply, milliseconds: Math.round(performance.now() - start) };
}
