import type { QueryClient } from '@tanstack/react-query';
import { type Outcome, outcomeOf } from './outcome';
import { changeClient, clientIn, useSession } from './session';
import { write } from './write';

const none: readonly string[] = [];

/** Slugs of the visitor's favourite cinemas; none while unknown and for a visitor who is not signed in. */
export const useFavourites = (): readonly string[] => useSession().client?.favoriteCinemas ?? none;

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
  const others = before.filter((each) => each !== slug);
  if (wanted === before.includes(slug)) return 'done';
  if (wanted && before.length >= limit) return 'limit';

  const show = (favoriteCinemas: readonly string[]) => changeClient(queries, (now) => ({ ...now, favoriteCinemas }));
  show(wanted ? [...others, slug] : others);
  try {
    const path = `/api/client/${encodeURIComponent(client.id)}/cinema/${encodeURIComponent(slug)}`;
    const answer = await write(path, { method: wanted ? 'POST' : 'DELETE', language });
    if (isFavourites(answer)) show(answer.favoriteCinemas);
    return 'done';
  } catch (error) {
    show(before);
    return outcomeOf(error, queries, { kind: 'cinema', slug, name, off: !wanted });
  }
}

const isFavourites = (answer: unknown): answer is { favoriteCinemas: string[] } =>
  typeof answer === 'object' && answer !== null && 'favoriteCinemas' in answer && Array.isArray(answer.favoriteCinemas);
