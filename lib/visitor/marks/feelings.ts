import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@/lib/api/use-query';
import type { Feelings } from '@/lib/domain/client';
import type { Emotion } from '@/lib/domain/emotion';
import { mergeFeelings, noFeelings, withEmotion, withWish } from '@/lib/domain/feelings';
import { useLanguage } from '@/lib/i18n/use-language';
import { findClient, useSession } from '../session/session';
import type { WantedMark } from '../session/sign-in-gate.store';
import { sendWrite } from '../writes/send-write';
import { resolveOutcome, type WriteOutcome } from '../writes/write-outcome';
import { sendInTurn } from '../writes/write-queue';

const feelingsKey = (id: string) => ['feelings', id] as const;
const feelingsPath = (id: string) => `/api/client/${encodeURIComponent(id)}`;

const feelingsOptions = (id: string, language: string) =>
  queryOptions({
    queryKey: feelingsKey(id),
    queryFn: async (): Promise<Feelings> =>
      parseFeelings(
        await sendWrite(`${feelingsPath(id)}/shows`, { method: 'POST', body: { showSlugs: [] }, language }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the visitor keeps and felt; null while unknown and for a visitor who is not signed in. */
export function useFeelings(): Feelings | null {
  const { client } = useSession();
  const { data = null } = useQuery({
    ...feelingsOptions(client?.id ?? '', useLanguage()),
    enabled: client !== null,
  });
  return client && data;
}

/** Asks how many kept and felt this show, and adds it to what is known. */
export function useShowCounts(slug: string): void {
  const { client } = useSession();
  const queries = useQueryClient();
  const language = useLanguage();
  const id = client?.id ?? '';
  useQuery({
    queryKey: ['feelings', id, slug],
    queryFn: async () => {
      const all = queries.ensureQueryData(feelingsOptions(id, language));
      const answer = parseFeelings(
        await sendWrite(`${feelingsPath(id)}/shows`, { method: 'POST', body: { showSlugs: [slug] }, language }),
      );
      await all;
      queries.setQueryData<Feelings>(feelingsKey(id), (now = noFeelings) => ({
        ...now,
        counts: { ...answer.counts, ...now.counts },
      }));
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: client !== null,
  });
}

/** How many writes wait for an answer: only the last one knows what became of all. */
let underWay = 0;

/** Asks once more for what is shown of them, unless this tab has something to say itself: its answer tells as much. */
export async function reloadFeelings(queries: QueryClient): Promise<void> {
  const client = findClient(queries);
  if (!client || underWay > 0) return;
  const key = feelingsKey(client.id);
  const { counts } = queries.getQueryData<Feelings>(key) ?? noFeelings;
  await queries.invalidateQueries({ queryKey: key, exact: true });
  // Those of the film in view were asked for by themselves.
  queries.setQueryData<Feelings>(key, (now) => now && { ...now, counts: { ...counts, ...now.counts } });
}

type Show = { slug: string; name: string };
export type FeelingChange = { wish: boolean } | { emotion: Emotion | null };

/** Puts a show on the list, or says what it was like: at once on the screen, put back when the server says no. */
export async function setFeeling(
  queries: QueryClient,
  { slug, name }: Show,
  change: FeelingChange,
  language: string,
): Promise<WriteOutcome> {
  const client = findClient(queries);
  if (!client) return 'failed';
  const key = feelingsKey(client.id);
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueryData<Feelings>(key) ?? noFeelings;
  const felt = before.emotions[slug];
  const after = applyChange(before, slug, change);
  if (after === before) return 'done';

  queries.setQueryData<Feelings>(key, after);
  underWay++;
  try {
    const { call, body } = buildCall(change, felt);
    const path = `${feelingsPath(client.id)}/show/${encodeURIComponent(slug)}/${call}`;
    const answer = await sendInTurn(path, () => sendWrite(path, { method: 'POST', body, language }));
    const told = parseFeelings(answer);
    queries.setQueryData<Feelings>(key, (now = before) =>
      underWay === 1 ? mergeFeelings(now, told) : { ...now, counts: { ...now.counts, ...told.counts } },
    );
    return 'done';
  } catch (error) {
    // Only this show: another press may have been answered meanwhile.
    queries.setQueryData<Feelings>(key, (now = before) => revertChange(now, before, slug, change));
    return resolveOutcome(error, queries, buildWantedMark({ slug, name }, change));
  } finally {
    underWay--;
  }
}

const applyChange = (feelings: Feelings, slug: string, change: FeelingChange) =>
  'wish' in change ? withWish(feelings, slug, change.wish) : withEmotion(feelings, slug, change.emotion);

const revertChange = (now: Feelings, before: Feelings, slug: string, change: FeelingChange) =>
  'wish' in change
    ? withWish(now, slug, before.wishlist.includes(slug))
    : withEmotion(now, slug, before.emotions[slug] ?? null);

/** Spec visitor §7: an intention of 2 stands for "I want to see it"; what is taken back is named. */
const buildCall = (change: FeelingChange, felt: Emotion | undefined) =>
  'wish' in change
    ? { call: 'intention', body: { intention: change.wish ? 2 : 0, isDelete: !change.wish } }
    : { call: 'emotion', body: { emotion: change.emotion ?? felt, isDelete: change.emotion === null } };

/** A change as the gate keeps it. */
export const buildWantedMark = ({ slug, name }: Show, change: FeelingChange): WantedMark =>
  'wish' in change
    ? { kind: 'film', slug, name, off: !change.wish }
    : { kind: 'emotion', slug, name, emotion: change.emotion };

/** The gateway answers with entities; an answer that is none of them is as good as no news. */
function parseFeelings(answer: unknown): Feelings {
  const { wishlist, emotions, counts } = { ...noFeelings, ...(answer as Partial<Feelings> | null) };
  return { wishlist, emotions, counts };
}
