import type { AccountFacts } from '../facts/account-facts';

export type MenuEntry = {
  name: 'account' | 'bookings' | 'wishlist' | 'favourites' | 'benefits' | 'wallet' | 'pass';
  path: string;
  isElsewhere: boolean;
};

/**
 * What the profile lists: account, bookings and wallet, then "my benefits" or "favourite cinemas" by site, and the list of films
 * (spec visitor §2), and the pass of who has one. A page of the account lists everything that this site has.
 */
export function listMenuEntries(
  { links, second }: Pick<AccountFacts, 'links' | 'second'>,
  { isWhole, hasPass }: { isWhole: boolean; hasPass: boolean },
): MenuEntry[] {
  const here = (name: 'account' | 'wishlist' | 'favourites'): MenuEntry => ({
    name,
    path: links[name],
    isElsewhere: false,
  });
  const elsewhere = (name: 'bookings' | 'benefits' | 'wallet'): MenuEntry[] =>
    links[name] ? [{ name, path: links[name], isElsewhere: true }] : [];
  const pass: MenuEntry[] = hasPass && links.pass ? [{ name: 'pass', path: links.pass, isElsewhere: false }] : [];
  const benefits = second === 'benefits' ? elsewhere('benefits') : [];
  if (!isWhole)
    return [
      here('account'),
      ...elsewhere('bookings'),
      ...elsewhere('wallet'),
      ...(second === 'benefits' ? benefits : [here('favourites')]),
      here('wishlist'),
      ...pass,
    ];
  return [
    here('account'),
    ...elsewhere('bookings'),
    here('wishlist'),
    here('favourites'),
    ...pass,
    ...benefits,
    ...elsewhere('wallet'),
  ];
}
