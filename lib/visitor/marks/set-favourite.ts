import type { QueryClient } from '@tanstack/react-query';
import { pendingFavourites, withPress } from '../session/pending-favourites';
import { changeClient, findClient, restartSessionClock } from '../session/session';
import { sendWrite } from '../writes/send-write';
import { resolveOutcome, type WriteOutcome } from '../writes/write-outcome';
import { overtaken, sendInTurn } from '../writes/write-queue';

type Cinema = { slug: string; name: string };
type Terms = { limit: number; language: string };

/** Adds a favourite or removes it: at once on the screen, put back when the server says no. */
export async function setFavourite(
  queries: QueryClient,
  { slug, name }: Cinema,
  wanted: boolean,
  { limit, language }: Terms,
): Promise<WriteOutcome> {
  const client = findClient(queries);
  if (!client) return 'failed';
  const before = client.favoriteCinemas;
  if (wanted === before.includes(slug)) return 'done';
  if (wanted && before.length >= limit) return 'limit';

  const press = { slug, wanted };
  const show = (favoriteCinemas: readonly string[] | null) =>
    favoriteCinemas && changeClient(queries, client.id, (now) => ({ ...now, favoriteCinemas }));
  show(pendingFavourites.add(client.id, before, press));
  try {
    const path = `/api/client/${encodeURIComponent(client.id)}/cinema/${encodeURIComponent(slug)}`;
    const answer = await sendInTurn(path, () => sendWrite(path, { method: wanted ? 'POST' : 'DELETE', language }));
    show(
      pendingFavourites.settle(client.id, press, (told) =>
        answer === overtaken ? told : isFavourites(answer) ? answer.favoriteCinemas : withPress(told, press),
      ),
    );
    return 'done';
  } catch (error) {
    show(pendingFavourites.settle(client.id, press));
    return resolveOutcome(error, queries, { kind: 'cinema', slug, name, off: !wanted });
  } finally {
    restartSessionClock(queries);
  }
}

const isFavourites = (answer: unknown): answer is { favoriteCinemas: string[] } =>
  typeof answer === 'object' && answer !== null && 'favoriteCinemas' in answer && Array.isArray(answer.favoriteCinemas);
