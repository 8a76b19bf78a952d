import { useSession } from '../session/session';

const none: readonly string[] = [];

/** Slugs of the visitor's favourite cinemas; none while unknown and for a visitor who is not signed in. */
export const useFavourites = (): readonly string[] => useSession().client?.favoriteCinemas ?? none;
