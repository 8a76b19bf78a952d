import type { QueryClient } from '@tanstack/react-query';
import { inTurn } from './in-turn';
import { type Outcome, outcomeOf } from './outcome';
import { changeClient, clientIn, renewAnswer } from './session';
import { write } from './write';

/** How many writes wait for an answer: only the last one knows what became of all. */
let underWay = 0;

const without = (slugs: readonly string[], slug: string) => slugs.filter((each) => each !== slug);

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
  const set = (isOn: boolean) => (now: readonly string[]) => [...without(now, slug), ...(isOn ? [slug] : [])];
  show(set(wanted));
  underWay++;
  try {
    const path = `/api/client/${encodeURIComponent(client.id)}/cinema/${encodeURIComponent(slug)}`;
    const answer = await inTurn(path, () => write(path, { method: wanted ? 'POST' : 'DELETE', language }));
    if (underWay === 1 && isFavourites(answer)) show(() => answer.favoriteCinemas);
    return 'done';
  } catch (error) {
    show(set(!wanted));
    return outcomeOf(error, queries, { kind: 'cinema', slug, name, off: !wanted });
  } finally {
    underWay--;
    renewAnswer(queries);
  }
}

const isFavourites = (answer: unknown): answer is { favoriteCinemas: string[] } =>
  typeof answer === 'object' && answer !== null && 'favoriteCinemas' in answer && Array.isArray(answer.favoriteCinemas);
