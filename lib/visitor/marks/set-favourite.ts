import type { QueryClient } from '@tanstack/react-query';
import { unwritten, withPress } from '../session/pending-favourites';
import { changeClient, clientIn, renewAnswer } from '../session/session';
import { write } from '../writes/write';
import { type Outcome, outcomeOf } from '../writes/write-outcome';
import { inTurn } from '../writes/write-queue';

type Cinema = { slug: string; name: string };
type Terms = { limit: number; language: string };

/** Adds a favourite or removes it: at once on the screen, put back when the server says no. */
export async function setFavourite(
  queries: QueryClient,
  { slug, name }: Cinema,
  wanted: boolean,
  { limit, language }: Terms,
): Promise<Outcome> {
  const client = clientIn(queries);
  if (!client) return 'failed';
  const before = client.favoriteCinemas;
  if (wanted === before.includes(slug)) return 'done';
  if (wanted && before.length >= limit) return 'limit';

  const show = (change: (now: readonly string[]) => readonly string[]) =>
    changeClient(queries, (now) => ({ ...now, favoriteCinemas: change(now.favoriteCinemas) }));
  const press = { slug, wanted };
  show((now) => withPress(now, press));
  unwritten.add(press);
  try {
    const path = `/api/client/${encodeURIComponent(client.id)}/cinema/${encodeURIComponent(slug)}`;
    const answer = await inTurn(path, () => write(path, { method: wanted ? 'POST' : 'DELETE', language }));
    // Only the last one knows what became of all.
    if (unwritten.size === 1 && isFavourites(answer)) show(() => answer.favoriteCinemas);
    return 'done';
  } catch (error) {
    show((now) => withPress(now, { slug, wanted: !wanted }));
    return outcomeOf(error, queries, { kind: 'cinema', slug, name, off: !wanted });
  } finally {
    unwritten.delete(press);
    renewAnswer(queries);
  }
}

const isFavourites = (answer: unknown): answer is { favoriteCinemas: string[] } =>
  typeof answer === 'object' && answer !== null && 'favoriteCinemas' in answer && Array.isArray(answer.favoriteCinemas);
