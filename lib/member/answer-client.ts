import type { ClientAnswer } from './answer-visitor';
import { type Asker, demandOwnId, demandVisitor } from './asker';
import { addFavourite, removeFavourite } from './favourites';
import { readClient } from './read-client';

/** The client of the path, who must be the one who asks. */
export async function answerClient(asker: Asker, { id }: { id: string }): Promise<ClientAnswer> {
  const { claims } = demandVisitor(asker);
  await demandOwnId(asker, id);
  return { json: await readClient(asker.caller, claims) };
}

type Favourite = { id: string; slug: string };

export async function answerLike(asker: Asker, { id, slug }: Favourite): Promise<ClientAnswer> {
  await demandOwnId(asker, id);
  return { json: { favoriteCinemas: await addFavourite(asker.caller, slug, asker.settings) } };
}

export async function answerUnlike(asker: Asker, { id, slug }: Favourite): Promise<ClientAnswer> {
  await demandOwnId(asker, id);
  return { json: { favoriteCinemas: await removeFavourite(asker.caller, slug) } };
}
