import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { openCinemas, stageOf } from '../cinemas';
import type { World } from '../world';
import type { Member } from './members';
import { forgetPeople } from './people';
import type { ClientState } from './state';

const states = new Map<string, ClientState>();
const keyOf = (site: SiteId, { id }: Member): string => `${site} ${id}`;

/** How a client stands when the process starts. */
export function initialState(world: World, { favourites, wishlist, emotions }: Member): ClientState {
  const { site, titles } = world;
  const big = (['first', 'second', 'third'] as const).flatMap((stage) => stageOf(site, stage) ?? []);
  const cinemas = [...new Set([...big, ...openCinemas(site)])].map(({ slug }) => slug);
  const slugOf = new Map(titles.map(({ key, slug }) => [key, slug]));
  return {
    favourites: cinemas.slice(0, Math.min(favourites, siteFacts(site).favouritesLimit)),
    wishlist: wishlist.flatMap((key) => slugOf.get(key) ?? []),
    emotions: Object.fromEntries(
      Object.entries(emotions).flatMap(([key, emotion]) => {
        const slug = slugOf.get(key);
        return slug ? [[slug, emotion]] : [];
      }),
    ),
  };
}

/** How a client stands now. */
export const stateOf = (world: World, member: Member): ClientState =>
  states.get(keyOf(world.site, member)) ?? initialState(world, member);

/** Remembered as long as the process lives. */
export const keep = ({ site }: World, member: Member, state: ClientState): void => {
  states.set(keyOf(site, member), state);
};

/** As if nobody had said anything yet, nor signed up. */
export function resetAccounts(): void {
  states.clear();
  forgetPeople();
}
