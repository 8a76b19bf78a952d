import type { Settings } from '@/lib/domain/settings';
import { siteFacts } from '@/lib/sites/sites';
import { ApiError } from '../api/errors';
import { clientCalls } from './client-calls';
import { findCinemaCode, readFavourites } from './read-client';
import { Refusal } from './refusal';
import { type Caller, sendClientCall } from './send-client-call';

type Limits = Pick<Settings, 'favourites'>;

/** The favourites once this cinema is among them. Throws `Refusal`: 404 for no cinema, 409 at the limit. */
export async function addFavourite(caller: Caller, slug: string, { favourites }: Limits): Promise<string[]> {
  const limit = favourites.limit ?? siteFacts(caller.site).favouritesLimit;
  const full = () => new Refusal(409, { error: 'No more favourite cinemas are allowed.', limit });
  const [code, before] = await Promise.all([findCinemaCode(caller, slug), readFavourites(caller)]);
  if (!code) throw new Refusal(404, { error: 'There is no such cinema.' });
  if (before.includes(slug)) return before;
  if (before.length >= limit) throw full();
  await sendClientCall(caller, clientCalls.addFavourite, { body: { cinemas: [code] } }).catch((error: unknown) => {
    // Another tab was quicker.
    throw error instanceof ApiError && error.status === 409 ? full() : error;
  });
  return [...before, slug];
}

/** The favourites without this cinema, were it among them or not. Throws `Refusal` 404 for no cinema. */
export async function removeFavourite(caller: Caller, slug: string): Promise<string[]> {
  const [code, before] = await Promise.all([findCinemaCode(caller, slug), readFavourites(caller)]);
  if (!code) throw new Refusal(404, { error: 'There is no such cinema.' });
  if (before.includes(slug)) await sendClientCall(caller, clientCalls.removeFavourite, { body: { cinemas: [code] } });
  return before.filter((each) => each !== slug);
}
