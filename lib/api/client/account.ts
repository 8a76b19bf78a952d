import type { NextRequest } from 'next/server';
import type { Answer } from './answer';
import { clientOf } from './client';
import { askerOf, demandOwn, demandOwnId, signedIn } from './door';
import { addFavourite, removeFavourite } from './favourites';

/** The client of the path, who must be the one who asks. */
export async function readClient(request: NextRequest, { id }: { id: string }): Promise<Answer> {
  const asker = await askerOf(request);
  const { claims } = signedIn(asker);
  await demandOwnId(asker, id);
  return { json: await clientOf(asker.caller, claims), setCookie: asker.setCookie };
}

type Favourite = { id: string; slug: string };

export async function likeCinema(request: NextRequest, { id, slug }: Favourite): Promise<Answer> {
  demandOwn(request);
  const asker = await askerOf(request);
  await demandOwnId(asker, id);
  const favoriteCinemas = await addFavourite(asker.caller, slug, asker.settings);
  return { json: { favoriteCinemas }, setCookie: asker.setCookie };
}

export async function unlikeCinema(request: NextRequest, { id, slug }: Favourite): Promise<Answer> {
  demandOwn(request);
  const asker = await askerOf(request);
  await demandOwnId(asker, id);
  return { json: { favoriteCinemas: await removeFavourite(asker.caller, slug) }, setCookie: asker.setCookie };
}
