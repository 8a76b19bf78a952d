import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@/lib/api/use-query';
import type { Feelings } from '@/lib/domain/client';
import type { Emotion } from '@/lib/domain/emotion';
import { mergeFeelings, noFeelings, withEmotion, withWish } from '@/lib/domain/feelings';
import { useLanguage } from '@/lib/i18n/use-language';
import { startPending } from '../session/pending';
import { findClient, useSession } from '../session/session';
import type { WantedMark } from '../session/sign-in-gate.store';
import { sendWrite } from '../writes/send-write';
import { resolveOutcome, type WriteOutcome } from '../writes/write-outcome';
import { overtaken, sendInTurn } from '../writes/write-queue';
import { feelingsKey, feelingsOptions, feelingsPath, parseFeelings } from './use-feelings';

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
      queries.setQueryData<Feelings>(
        feelingsKey(id),
        (now) => now && pending.tell(id, (told) => ({ ...told, counts: { ...answer.counts, ...told.counts } }), now),
      );
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: client !== null,
  });
}

/** Asks once more for what is shown of them, unless this tab has something to say itself: its answer tells as much. */
export async function reloadFeelings(queries: QueryClient): Promise<void> {
  const client = findClient(queries);
  if (!client || !pending.isEmpty(client.id)) return;
  const key = feelingsKey(client.id);
  const { counts } = queries.getQueryData<Feelings>(key) ?? noFeelings;
  await queries.invalidateQueries({ queryKey: key, exact: true });
  // Those of the film in view were asked for by themselves.
  queries.setQueryData<Feelings>(key, (now) => now && { ...now, counts: { ...counts, ...now.counts } });
}

type Show = { slug: string; name: string };
export type FeelingChange = { wish: boolean } | { emotion: Emotion | null };

const applyPress = (feelings: Feelings, { slug, change }: { slug: string; change: FeelingChange }) =>
  'wish' in change ? withWish(feelings, slug, change.wish) : withEmotion(feelings, slug, change.emotion);

/** What each client keeps and felt, and the presses that wait for an answer. */
const pending = startPending(applyPress);

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
  const wanted = buildWantedMark({ slug, name }, change);
  try {
    // Before it is known what there is, one film would be taken for all of the list.
    await queries.ensureQueryData(feelingsOptions(client.id, language));
  } catch (error) {
    return resolveOutcome(error, queries, wanted);
  }
  await queries.cancelQueries({ queryKey: key, exact: true });
  const before = queries.getQueryData<Feelings>(key);
  if (!before) return 'failed';
  const press = { slug, change };
  if (applyPress(before, press) === before) return 'done';

  // Whoever signed out meanwhile is forgotten.
  const show = (feelings: Feelings | null) => feelings && queries.setQueryData<Feelings>(key, (now) => now && feelings);
  show(pending.add(client.id, before, press));
  try {
    const { call, body } = buildCall(change, before.emotions[slug]);
    const path = `${feelingsPath(client.id)}/show/${encodeURIComponent(slug)}/${call}`;
    const answer = await sendInTurn(path, () => sendWrite(path, { method: 'POST', body, language }));
    show(
      pending.settle(client.id, press, (told) =>
        answer === overtaken ? told : mergeFeelings(applyPress(told, press), parseFeelings(answer)),
      ),
    );
    return 'done';
  } catch (error) {
    show(pending.settle(client.id, press));
    return resolveOutcome(error, queries, wanted);
  }
}

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
