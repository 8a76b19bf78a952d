import type { AccountFacts } from '../account';

export type MenuEntry = {
  name: 'account' | 'bookings' | 'wishlist' | 'favourites' | 'benefits' | 'wallet';
  path: string;
  isElsewhere: boolean;
};

/**
 * What the profile lists: account, bookings, then "my benefits" or "favourite cinemas" by site, and the list of films
 * (spec visitor §2). A page of the account lists everything that this site has.
 */
export function menuOf({ links, second }: Pick<AccountFacts, 'links' | 'second'>, isWhole: boolean): MenuEntry[] {
  const here = (name: 'account' | 'wishlist' | 'favourites'): MenuEntry => ({
    name,
    path: links[name],
    isElsewhere: false,
  });
  const elsewhere = (name: 'bookings' | 'benefits' | 'wallet'): MenuEntry[] =>
    links[name] ? [{ name, path: links[name], isElsewhere: true }] : [];
  const benefits = second === 'benefits' ? elsewhere('benefits') : [];
  if (!isWhole)
    return [
      here('account'),
      ...elsewhere('bookings'),
      ...(second === 'benefits' ? benefits : [here('favourites')]),
      here('wishlist'),
    ];
  return [
    here('account'),
    ...elsewhere('bookings'),
    here('wishlist'),
    here('favourites'),
    ...benefits,
    ...elsewhere('wallet'),
  ];
}
