// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { openSignInGate, useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { takeWantedMark } from '@/lib/visitor/session/wanted-mark';
import { accountFacts, framed, frameUrls, openModal, showTo } from '@/tests/support/account';
import { installDialog } from '@/tests/support/install-dialog';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { FrameModal } from '../frame/frame-modal.island';
import { ProfileModal } from '../profile/profile-modal.island';
import { GateModal } from './gate-modal.island';
import { SignInModal } from './sign-in-modal.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const went = { assign: vi.fn(), replace: vi.fn() };

beforeEach(() => {
  installDialog();
  vi.stubGlobal('location', { ...location, pathname: '/films', search: '?a=1', hash: '', ...went });
  went.assign.mockReset();
  went.replace.mockReset();
});

describe('signing in', () => {
  it('tells what an account is good for here, and goes to the provider with the way back', async () => {
    const user = showTo(buildTab(buildSession(null)), <SignInModal facts={accountFacts} />);
    openModal('signIn');
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
    const user = showTo(
      buildTab(buildSession(null, framed)),
      <>
        <SignInModal facts={accountFacts} />
        <FrameModal />
      </>,
    );
    openModal('signIn');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    expect(screen.getByTitle('Connexion').getAttribute('src')).toBe(frameUrls.login);
    expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['authenticationFrame']);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(useModals.getState().stack).toEqual([]);
    expect(went.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['opens it', framed.urls, 'authenticationFrame'],
    ['goes to the site’s own way in', null, null],
  ])('asks once more for a page of the provider that could not be asked for, and %s', async (_, urls, opened) => {
    const calls = stubAnswers([200, buildSession(null, { mechanism: 'iframe', urls })]);
    const user = showTo(
      buildTab(buildSession(null, { mechanism: 'iframe', urls: null })),
      <>
        <SignInModal facts={accountFacts} />
        <FrameModal />
      </>,
    );
    openModal('signIn');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    const isOpen = () => useModals.getState().stack.some(({ id }) => id === opened);
    await waitFor(() => expect(opened ? isOpen() : went.replace.mock.calls.length === 1).toBe(true));
    expect(calls.map(({ path }) => path)).toEqual(['/api/session']);
  });

  it('waits for the site to say how, and goes to the provider when it cannot', async () => {
    stubAnswers([502]);
    const queries = buildTab(buildSession(null));
    queries.clear();
    const user = showTo(queries, <SignInModal facts={accountFacts} />);
    openModal('signIn');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    await waitFor(() => expect(went.replace).toHaveBeenCalledOnce());
  });

  it('warns a visitor whose browser keeps no cookies', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    showTo(buildTab(buildSession(null)), <SignInModal facts={accountFacts} />);
    openModal('signIn');
    expect(screen.getByRole('alert').textContent).toContain('refuse les cookies');
  });
});

describe('the gate', () => {
  const film = { kind: 'film', slug: 'dune-42', name: 'Dune' } as const;

  it('says what will happen, and keeps the wish on the way to the provider', async () => {
    const user = showTo(buildTab(buildSession(null)), <GateModal />);
    act(() => openSignInGate(film));
    const dialog = screen.getByRole('dialog', { name: 'Connectez-vous pour garder ce film' });
    expect(dialog.textContent).toContain('Connexion nécessaire');
    expect(dialog.textContent).toContain('Dune ira dans votre liste');
    await user.click(screen.getByRole('link', { name: 'Se connecter' }));
    useGate.setState({ wanted: null });
    expect(takeWantedMark(['film'])).toMatchObject(film);
  });

  it('lets the visitor go on without an account, and forgets', async () => {
    const user = showTo(buildTab(buildSession(null)), <GateModal />);
    act(() => openSignInGate(film));
    await user.click(screen.getByRole('button', { name: 'Continuer sans compte' }));
    expect(useModals.getState().stack).toEqual([]);
    expect(takeWantedMark(['film'])).toBeNull();
  });

  it('tells a session that has ended from none', () => {
    showTo(buildTab(buildSession(null)), <GateModal />);
    act(() => openSignInGate({ ...film, off: true }, { hasExpired: true }));
    expect(screen.getByRole('dialog').textContent).toContain('Votre session a expiré');
    expect(screen.getByRole('dialog', { name: 'Connectez-vous pour continuer' })).toBeTruthy();
  });
});

describe('the profile', () => {
  const signedIn = (more = {}) => {
    useSigned.setState({ signed: true });
    return buildTab(buildSession({ ...camille, ...more }));
  };

  it('names the client and leads to what is theirs', () => {
    stubAnswers([200, { wishlist: [], emotions: {}, counts: {} }]);
    showTo(signedIn(), <ProfileModal facts={accountFacts} />);
    openModal('profile');
    expect(screen.getByRole('dialog', { name: 'Camille Roussel' }).textContent).toContain('CR');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mon-compte',
      'https://tickets.example/fr/account/bookings',
      'https://tickets.example/fr/account/benefits',
      '/mon-compte/ma-liste',
    ]);
  });

  it('shows the photo of who has one, as long as it comes', () => {
    stubAnswers([200, { wishlist: [], emotions: {}, counts: {} }]);
    showTo(signedIn({ avatar: 'https://photos.example/7.jpg' }), <ProfileModal facts={accountFacts} />);
    openModal('profile');
    const photo = document.querySelector('dialog img');
    expect(photo?.getAttribute('src')).toBe('https://photos.example/7.jpg');
    if (photo) fireEvent.error(photo);
    expect(screen.getByRole('dialog').textContent).toContain('CR');
  });

  it('signs out here and in the other tabs', async () => {
    stubAnswers([200, { wishlist: [], emotions: {}, counts: {} }]);
    const user = showTo(signedIn(), <ProfileModal facts={accountFacts} />);
    openModal('profile');
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    await waitFor(() => expect(went.assign).toHaveBeenCalledExactlyOnceWith('/auth/logout'));
    expect(useSigned.getState().signed).toBe(false);
  });
});
