import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach } from 'vitest';
import type { AccountLayer } from '@/features/account/account-layer.island';
import { useModals } from '@/lib/modals/modals.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { installDialog } from './install-dialog';
import { camille, setSignedCookie } from './session-stubs';
import { showInTab } from './tab';

/** What the pages of a site say of its accounts, as the dialogs are given it. */
export const accountFacts: ComponentProps<typeof AccountLayer>['facts'] = {
  benefits: ['bookings', 'cinemas', 'cards', 'films'],
  favouritesLimit: 5,
  pass: 'CinéPass',
  links: {
    account: '/mon-compte',
    favourites: '/mon-compte/cinemas',
    wishlist: '/mon-compte/ma-liste',
    pass: '/cinepass',
    bookings: 'https://tickets.example/fr/account/bookings',
    benefits: 'https://tickets.example/fr/account/benefits',
    wallet: null,
  },
  second: 'benefits',
  forced: null,
};
/** Of the provider's pages that open over ours. */
export const frameUrls = {
  login: 'https://id.example/in',
  signup: 'https://id.example/up',
  register: 'https://id.example/register',
  emailValidation: 'https://id.example/mail',
};
export const framed = { mechanism: 'iframe', urls: frameUrls } as const;

/** Shows a dialog to a visitor of the French site; what it gives back acts in their place. */
export function showTo(queries: QueryClient, what: ReactNode) {
  showInTab(what, queries);
  return userEvent.setup();
}

export const openModal = (id: Parameters<ReturnType<typeof useModals.getState>['open']>[0], data = {}) =>
  act(() => useModals.getState().open(id, { data }));

/** Before each test of the file: nobody is signed in. */
export function beginSignedOut(): void {
  beforeEach(() => {
    installDialog();
    setSignedCookie(null);
    useSigned.setState({ signed: false });
  });
}

/** As the page of somebody who signed in before. */
export function arriveWithCookie(): void {
  setSignedCookie(camille);
  useSigned.getState().look();
}
