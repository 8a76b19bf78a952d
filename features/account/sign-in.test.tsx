// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { requireSignIn, takeWanted, useGate } from '@/lib/visitor/gate.store';
import { useSigned } from '@/lib/visitor/signed.store';
import messages from '@/messages/fr.json';
import { answering, camille, sessionOf, tabOf } from '@/tests/support/client';
import { installDialog } from '@/tests/support/dialog';
import type { AccountFacts } from './account';
import { FrameModal } from './parts/frame-modal.island';
import { GateModal } from './parts/gate-modal.island';
import { ProfileModal } from './parts/profile-modal.island';
import { SignInModal } from './parts/sign-in-modal.island';
import { SignedIn } from './parts/signed-in.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films' }));
vi.mock('@/components/link/intent-link.island', () => ({
  IntentLink: ({ children, ...props }: React.ComponentProps<'a'>) => <a {...props}>{children}</a>,
}));

const facts: AccountFacts = {
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
};
const urls = {
  login: 'https://id.example/in',
  signup: 'https://id.example/up',
  register: 'https://id.example/register',
  emailValidation: 'https://id.example/mail',
};
const framed = { mechanism: 'iframe', urls } as const;
const went = { assign: vi.fn(), replace: vi.fn() };

beforeEach(() => {
  installDialog();
  vi.stubGlobal('location', { ...location, pathname: '/films', search: '?a=1', hash: '', ...went });
  went.assign.mockReset();
  went.replace.mockReset();
});

function show(queries: QueryClient, what: React.ReactNode) {
  render(
    <QueryClientProvider client={queries}>
      <NextIntlClientProvider locale="fr-FR" messages={messages}>
        {what}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const open = (id: Parameters<ReturnType<typeof useModals.getState>['open']>[0], data = {}) =>
  act(() => useModals.getState().open(id, { data }));

describe('signing in', () => {
  it('tells what an account is good for here, and goes to the provider with the way back', async () => {
    const user = show(tabOf(sessionOf(null)), <SignInModal facts={facts} />);
    open('signIn');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vos réservations et vos billets',
      'Jusqu’à 5 cinémas favoris',
      'CinéPass et vos cartes',
      'Votre liste de films, vos avis',
    ]);
    await user.click(screen.getByRole('link', { name: 'Créer un compte' }));
    const { pathname, searchParams } = new URL(went.replace.mock.calls[0]?.[0], 'https://site.example');
    expect([pathname, ...searchParams]).toEqual([
      '/auth/login',
      ['returnTo', '/films?a=1'],
      ['ui_locales', 'fr-FR'],
      ['screen_hint', 'signup'],
    ]);
  });

  it('opens the page of the provider over this one where the site does so', async () => {
    const user = show(
      tabOf(sessionOf(null, framed)),
      <>
        <SignInModal facts={facts} />
        <FrameModal />
      </>,
    );
    open('signIn');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    expect(screen.getByTitle('Connexion').getAttribute('src')).toBe(urls.login);
    expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['authenticationFrame']);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(useModals.getState().stack).toEqual([]);
    expect(went.replace).not.toHaveBeenCalled();
  });

  it('waits for the site to say how, and goes to the provider when it cannot', async () => {
    answering([502]);
    const queries = tabOf(sessionOf(null));
    queries.clear();
    const user = show(queries, <SignInModal facts={facts} />);
    open('signIn');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    await waitFor(() => expect(went.replace).toHaveBeenCalledOnce());
  });

  it('warns a visitor whose browser keeps no cookies', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    show(tabOf(sessionOf(null)), <SignInModal facts={facts} />);
    open('signIn');
    expect(screen.getByRole('alert').textContent).toContain('refuse les cookies');
  });
});

describe('the gate', () => {
  const film = { kind: 'film', slug: 'dune-42', name: 'Dune' } as const;

  it('says what will happen, and keeps the wish on the way to the provider', async () => {
    const user = show(tabOf(sessionOf(null)), <GateModal />);
    act(() => requireSignIn(film));
    const dialog = screen.getByRole('dialog', { name: 'Connectez-vous pour garder ce film' });
    expect(dialog.textContent).toContain('Connexion nécessaire');
    expect(dialog.textContent).toContain('Dune ira dans votre liste');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    useGate.setState({ wanted: null });
    expect(takeWanted(['film'])).toMatchObject(film);
  });

  it('lets the visitor go on without an account, and forgets', async () => {
    const user = show(tabOf(sessionOf(null)), <GateModal />);
    act(() => requireSignIn(film));
    await user.click(screen.getByRole('button', { name: 'Continuer sans compte' }));
    expect(useModals.getState().stack).toEqual([]);
    expect(takeWanted(['film'])).toBeNull();
  });

  it('tells a session that has ended from none', () => {
    show(tabOf(sessionOf(null)), <GateModal />);
    act(() => requireSignIn({ ...film, off: true }, { hasExpired: true }));
    expect(screen.getByRole('dialog').textContent).toContain('Votre session a expiré');
    expect(screen.getByRole('dialog', { name: 'Connectez-vous pour continuer' })).toBeTruthy();
  });
});

describe('the profile', () => {
  const signedIn = (more = {}) => {
    useSigned.setState({ signed: true });
    return tabOf(sessionOf({ ...camille, ...more }));
  };

  it('names the client and leads to what is theirs', () => {
    answering([200, { wishlist: [], emotions: {}, counts: {} }]);
    show(signedIn(), <ProfileModal facts={facts} />);
    open('profile');
    expect(screen.getByRole('dialog', { name: 'Camille Roussel' }).textContent).toContain('CR');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mon-compte',
      'https://tickets.example/fr/account/bookings',
      'https://tickets.example/fr/account/benefits',
      '/mon-compte/ma-liste',
    ]);
  });

  it('shows the photo of who has one', () => {
    answering([200, { wishlist: [], emotions: {}, counts: {} }]);
    show(signedIn({ avatar: 'https://photos.example/7.jpg' }), <ProfileModal facts={facts} />);
    open('profile');
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe('https://photos.example/7.jpg');
  });

  it('signs out here and in the other tabs', async () => {
    answering([200, { wishlist: [], emotions: {}, counts: {} }]);
    const user = show(signedIn(), <ProfileModal facts={facts} />);
    open('profile');
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    await waitFor(() => expect(went.assign).toHaveBeenCalledExactlyOnceWith('/auth/logout'));
    expect(useSigned.getState().signed).toBe(false);
  });
});

describe('the page of the provider over this one', () => {
  const say = (data: unknown, origin = 'https://id.example') =>
    act(async () => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });

  it('signs in: the token goes into the cookie, then the client is asked for', async () => {
    const calls = answering([204], [200, sessionOf(camille, framed)]);
    show(tabOf(sessionOf(null, framed)), <FrameModal />);
    open('authenticationFrame', { step: 'login', url: urls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } });
    await say({ event: 'LOGIN_SUCCESSFUL' });
    await waitFor(() => expect(useModals.getState().stack).toEqual([]));
    expect(calls[0]).toEqual({ method: 'POST', path: '/api/session', body: { token: 'a.b.c' }, header: '1' });
    expect(useSigned.getState().signed).toBe(true);
  });

  it('is not believed from elsewhere', async () => {
    const calls = answering([204]);
    show(tabOf(sessionOf(null, framed)), <FrameModal />);
    open('authenticationFrame', { step: 'login', url: urls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } }, 'https://evil.example');
    await say({ event: 'LOGIN_SUCCESSFUL' }, 'https://evil.example');
    expect([calls, useModals.getState().stack.length]).toEqual([[], 1]);
  });

  it('says so when the token is refused, and stays', async () => {
    answering([401]);
    show(tabOf(sessionOf(null, framed)), <FrameModal />);
    open('authenticationFrame', { step: 'login', url: urls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } });
    await waitFor(() => expect(useAlerts.getState().queue[0]?.title).toBe('La connexion n’a pas abouti'));
    expect(useModals.getState().stack).toHaveLength(1);
  });
});

describe('a client with something to finish', () => {
  const arrive = (more: object, forced = false) => {
    useSigned.setState({ signed: true });
    const session = sessionOf({ ...camille, ...more }, { urls, isForced: forced });
    show(
      tabOf(session),
      <>
        <SignedIn />
        <FrameModal />
      </>,
    );
  };

  it.each([
    ['registration', { registered: false }, 'Terminez votre inscription', urls.register],
    ['e-mail', { emailVerify: false }, 'Confirmez votre e-mail', urls.emailValidation],
  ])('meets the %s over the whole screen, which only signing out leaves', (_, more, title, url) => {
    arrive(more);
    expect(screen.getByTitle(title).getAttribute('src')).toBe(url);
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeTruthy();
  });

  it('meets nothing on a first login', () => {
    arrive({ emailVerify: false, firstLogin: true });
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('gives up a session that the server does not know', async () => {
  useSigned.setState({ signed: true });
  answering([200, sessionOf(null)]);
  const queries = tabOf(sessionOf(null));
  queries.clear();
  show(queries, <SignedIn />);
  await waitFor(() => expect(useSigned.getState().signed).toBe(false));
});

it('does not take an outage for a session that has ended', async () => {
  useSigned.setState({ signed: true });
  answering([502]);
  const queries = tabOf(sessionOf(null));
  queries.clear();
  show(queries, <SignedIn />);
  await waitFor(() => expect(queries.getQueryState(['session'])?.status).toBe('error'));
  expect(useSigned.getState().signed).toBe(true);
});
