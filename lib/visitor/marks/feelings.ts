import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Feelings } from '@/lib/domain/client';
import type { Emotion } from '@/lib/domain/emotion';
import { merged, noFeelings, withEmotion, withWish } from '@/lib/domain/feelings';
import { useLanguage } from '@/lib/i18n/language';
import { clientIn, useSession } from '../session/session';
import type { Wanted } from '../session/sign-in-gate.store';
import { write } from '../writes/write';
import { type Outcome, outcomeOf } from '../writes/write-outcome';
import { inTurn } from '../writes/write-queue';

const keyOf = (id: string) => ['feelings', id] as const;
const pathOf = (id: string) => `/api/client/${encodeURIComponent(id)}`;

const feelingsOptions = (id: string, language: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Feelings> =>
      readFeelings(await write(`${pathOf(id)}/shows`, { method: 'POST', body: { showSlugs: [] }, language })),
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
      const answer = readFeelings(
        await write(`${pathOf(id)}/shows`, { method: 'POST', body: { showSlugs: [slug] }, language }),
      );
      await all;
      queries.setQueryData<Feelings>(keyOf(id), (now = noFeelings) => ({
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

type Show = { slug: string; name: string };
export type FeelingChange = { wish: boolean } | { emotion: Emotion | null };

/** Puts a show on the list, or says what it was like: at once on the screen, put back when the server says no. */
export async function setFeeling(
  queries: QueryClient,
  { slug, name }: Show,
  change: FeelingChange,
  language: string,
): Promise<Outcome> {
  const client = clientIn(queries);
  if (!client) return 'failed';
  const key = keyOf(client.id);
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueryData<Feelings>(key) ?? noFeelings;
  const felt = before.emotions[slug];
  const after = changed(before, slug, change);
  if (after === before) return 'done';

  queries.setQueryData<Feelings>(key, after);
  underWay++;
  try {
    const { call, body } = callOf(change, felt);
    const path = `${pathOf(client.id)}/show/${encodeURIComponent(slug)}/${call}`;
    const answer = await inTurn(path, () => write(path, { method: 'POST', body, language }));
    const told = readFeelings(answer);
    queries.setQueryData<Feelings>(key, (now = before) =>
      underWay === 1 ? merged(now, told) : { ...now, counts: { ...now.counts, ...told.counts } },
    );
    return 'done';
  } catch (error) {
    // Only this show: another press may have been answered meanwhile.
    queries.setQueryData<Feelings>(key, (now = before) => reverted(now, before, slug, change));
    return outcomeOf(error, queries, wantedOf({ slug, name }, change));
  } finally {
    underWay--;
  }
}

const changed = (feelings: Feelings, slug: string, change: FeelingChange) =>
  'wish' in change ? withWish(feelings, slug, change.wish) : withEmotion(feelings, slug, change.emotion);

const reverted = (now: Feelings, before: Feelings, slug: string, change: FeelingChange) =>
  'wish' in change
    ? withWish(now, slug, before.wishlist.includes(slug))
    : withEmotion(now, slug, before.emotions[slug] ?? null);

/** Spec visitor §7: an intention of 2 stands for "I want to see it"; what is taken back is named. */
const callOf = (change: FeelingChange, felt: Emotion | undefined) =>
  'wish' in change
    ? { call: 'intention', body: { intention: change.wish ? 2 : 0, isDelete: !change.wish } }
    : { call: 'emotion', body: { emotion: change.emotion ?? felt, isDelete: change.emotion === null } };

/** A change as the gate keeps it. */
export const wantedOf = ({ slug, name }: Show, change: FeelingChange): Wanted =>
  'wish' in change
    ? { kind: 'film', slug, name, off: !change.wish }
    : { kind: 'emotion', slug, name, emotion: change.emotion };

/** The gateway answers with entities; an answer that is none of them is as good as no news. */
function readFeelings(answer: unknown): Feelings {
  const { wishlist, emotions, counts } = { ...noFeelings, ...(answer as Partial<Feelings> | null) };
  return { wishlist, emotions, counts };
}
