import type { Answer } from './answer';
import { type Asker, demandOwnId, signedIn } from './asker';
import { addFavourite, removeFavourite } from './favourites';
import { clientOf } from './read-client';

/** The client of the path, who must be the one who asks. */
export async function readClient(asker: Asker, { id }: { id: string }): Promise<Answer> {
  const { claims } = signedIn(asker);
  await demandOwnId(asker, id);
  return { json: await clientOf(asker.caller, claims) };
}

type Favourite = { id: string; slug: string };

export async function likeCinema(asker: Asker, { id, slug }: Favourite): Promise<Answer> {
  await demandOwnId(asker, id);
  return { json: { favoriteCinemas: await addFavourite(asker.caller, slug, asker.settings) } };
}

export async function unlikeCinema(asker: Asker, { id, slug }: Favourite): Promise<Answer> {
  await demandOwnId(asker, id);
  return { json: { favoriteCinemas: await removeFavourite(asker.caller, slug) } };
}
