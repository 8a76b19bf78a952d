// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@/lib/domain/client';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { takeWantedMark, useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { accountFacts, framed, frameUrls, openModal, showTo } from '@/tests/support/account';
import { installDialog } from '@/tests/support/install-dialog';
import {
  buildSession,
  buildTab,
  camille,
  type StubbedAnswer,
  setSignedCookie,
  stubAnswers,
} from '@/tests/support/session-stubs';
import { showInTab } from '@/tests/support/tab';
import { FrameModal } from '../frame/frame-modal.island';
import { AccountBarEntry } from '../header/account-bar.island';
import { AccountButton } from '../header/account-button.island';
import { SignedIn } from '../layer/signed-in.island';
import { ProfileModal } from '../profile/profile-modal.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beforeEach(() => {
  installDialog();
  setSignedCookie(null);
  useSigned.setState({ signed: false });
});

function arriveWithCookie() {
  setSignedCookie(camille);
  useSigned.getState().look();
}

describe('the page of the provider over this one', () => {
  const say = (data: unknown, origin = 'https://id.example') =>
    act(async () => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });

  it('signs in: the token goes into the cookie, then the client is asked for', async () => {
    const calls = stubAnswers([204], [200, buildSession(camille, framed)]);
    showTo(buildTab(buildSession(null, framed)), <FrameModal />);
    openModal('authenticationFrame', { step: 'login', url: frameUrls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } });
    await say({ event: 'LOGIN_SUCCESSFUL' });
    await waitFor(() => expect(useModals.getState().stack).toEqual([]));
    expect(calls[0]).toEqual({ method: 'POST', path: '/api/session', body: { token: 'a.b.c' }, header: '1' });
    expect(useSigned.getState().signed).toBe(true);
  });

  it('has signed in whoever closes it between the token and the last word, and their wish is kept', async () => {
    stubAnswers([204], [200, buildSession(camille, framed)]);
    useGate.setState({ wanted: { kind: 'film', slug: 'dune', name: 'Dune' } });
    const user = showTo(buildTab(buildSession(null, framed)), <FrameModal />);
    openModal('authenticationFrame', { step: 'login', url: frameUrls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } });
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect([useSigned.getState().signed, useModals.getState().stack]).toEqual([true, []]);
    expect(takeWantedMark(['film'])).toMatchObject({ slug: 'dune' });
  });

  it('has signed in nobody who closes it before, and their wish is forgotten', async () => {
    useGate.setState({ wanted: { kind: 'film', slug: 'dune', name: 'Dune' } });
    const user = showTo(buildTab(buildSession(null, framed)), <FrameModal />);
    openModal('authenticationFrame', { step: 'login', url: frameUrls.login });
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect([useSigned.getState().signed, useModals.getState().stack]).toEqual([false, []]);
    expect(takeWantedMark(['film'])).toBeNull();
  });

  it.each(['LOGIN_SUCCESSFUL', 'REGISTER_SUCCESSFUL'])(
    'signs nobody in that hands over nothing, and says so: %s',
    async (event) => {
      stubAnswers([200, buildSession(null, framed)]);
      showTo(buildTab(buildSession(null, framed)), <FrameModal />);
      openModal('authenticationFrame', { step: 'login', url: frameUrls.login });
      await say({ event });
      await waitFor(() => expect(useAlerts.getState().queue[0]?.title).toBe('La connexion n’a pas abouti'));
      expect([useSigned.getState().signed, useModals.getState().stack.length]).toEqual([false, 1]);
    },
  );

  it('is not believed from elsewhere', async () => {
    const calls = stubAnswers([204]);
    showTo(buildTab(buildSession(null, framed)), <FrameModal />);
    openModal('authenticationFrame', { step: 'login', url: frameUrls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } }, 'https://evil.example');
    await say({ event: 'LOGIN_SUCCESSFUL' }, 'https://evil.example');
    expect([calls, useModals.getState().stack.length]).toEqual([[], 1]);
  });

  it('says so when the token is refused, and stays', async () => {
    stubAnswers([401]);
    showTo(buildTab(buildSession(null, framed)), <FrameModal />);
    openModal('authenticationFrame', { step: 'login', url: frameUrls.login });
    await say({ event: 'parent_exchange', data: { token: 'a.b.c' } });
    await waitFor(() => expect(useAlerts.getState().queue[0]?.title).toBe('La connexion n’a pas abouti'));
    expect(useModals.getState().stack).toHaveLength(1);
  });
});

it('tells every list of cinemas the favourites of whoever is signed in, as long as they are', () => {
  arriveWithCookie();
  showTo(buildTab(buildSession(camille)), <SignedIn />);
  expect(useSigned.getState().favourites).toEqual(['confluence']);
  cleanup();
  expect(useSigned.getState().favourites).toEqual([]);
});

describe('a client with something to finish', () => {
  const arrive = (more: object, forced = false, urls: Session['urls'] = frameUrls) => {
    arriveWithCookie();
    const session = buildSession({ ...camille, ...more }, { urls, isForced: forced });
    showTo(
      buildTab(session),
      <>
        <SignedIn />
        <FrameModal />
      </>,
    );
  };

  it.each([
    ['registration', { registered: false }, 'Terminez votre inscription', frameUrls.register],
    ['e-mail', { emailVerify: false }, 'Confirmez votre e-mail', frameUrls.emailValidation],
  ])('meets the %s over the whole screen, which only signing out leaves', (_, more, title, url) => {
    arrive(more);
    expect(screen.getByTitle(title).getAttribute('src')).toBe(url);
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeTruthy();
  });

  it.each([{ registered: false }, { emailVerify: false }])(
    'is held though the page for it could not be asked for, until it can: %j',
    async (more) => {
      const unfinished = { ...camille, ...more };
      const calls = stubAnswers(
        [200, buildSession(unfinished, { urls: null })],
        [200, buildSession(unfinished, framed)],
      );
      arriveWithCookie();
      const queries = buildTab(buildSession(null));
      queries.clear();
      showTo(
        queries,
        <>
          <SignedIn />
          <FrameModal />
        </>,
      );
      await screen.findByText('Cette page ne répond pas');
      expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeTruthy();
      expect(document.querySelector('iframe')).toBeNull();
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(document.querySelector('iframe')?.src).toMatch(/^https:\/\/id\.example\//));
      expect(calls).toHaveLength(2);
    },
  );

  it('is let go where the site has no such page', () => {
    arrive({ registered: false }, false, { ...frameUrls, register: null });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('meets nothing on a first login', () => {
    arrive({ emailVerify: false, firstLogin: true });
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('tells the header whether the visitor has a pass', () => {
  const none = { cinepassType: null, subscription: null, subscriptions: { newsletter: false, cinepass: false } };
  const hasPass = () => document.documentElement.hasAttribute('data-pass');
  arriveWithCookie();
  showTo(buildTab(buildSession({ ...camille, ...none, cinepassType: 'duo' })), <SignedIn />);
  expect(hasPass()).toBe(true);
  cleanup();
  expect(hasPass()).toBe(false);
  showTo(buildTab(buildSession({ ...camille, ...none })), <SignedIn />);
  expect(hasPass()).toBe(false);
});

it('gives up a session that the server does not know', async () => {
  arriveWithCookie();
  stubAnswers([200, buildSession(null)]);
  const queries = buildTab(buildSession(null));
  queries.clear();
  showTo(queries, <SignedIn />);
  await waitFor(() => expect(useSigned.getState().signed).toBe(false));
});

describe('an outage', () => {
  const begin = async (...answers: StubbedAnswer[]) => {
    arriveWithCookie();
    const calls = stubAnswers(...answers);
    const queries = buildTab(buildSession(null));
    queries.clear();
    showTo(
      queries,
      <>
        <SignedIn />
        <ProfileModal facts={accountFacts} />
      </>,
    );
    openModal('profile');
    await screen.findByText('Votre compte ne répond pas');
    return { queries, calls };
  };

  it.each([
    ['header', <AccountButton key="button" words={{ signIn: 'Se connecter', mine: 'Mon compte' }} />],
    ['bar', <AccountBarEntry key="bar" word="Compte" path="/mon-compte" className="" />],
  ])('offers to sign in, as to anyone who is not: the %s', async (_, entry) => {
    const { queries } = await begin([502], [200, buildSession(camille)], [200, {}]);
    const { container } = showInTab(entry, queries);
    const opens = () => container.querySelector('[aria-haspopup=dialog]');
    act(() => (opens() as HTMLElement).click());
    expect(useModals.getState().stack.map(({ id }) => id)).toContain('signIn');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(container.textContent).not.toContain('Se connecter'));
    await waitFor(() => expect(useSigned.getState()).toMatchObject({ signed: true, isDown: false }));
  });

  it('is not taken for a session that has ended', async () => {
    await begin([502]);
    expect(useSigned.getState().signed).toBe(true);
  });

  it.each([
    ['when the line is back', () => window.dispatchEvent(new Event('online'))],
    ['when the visitor is back', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['by asking again', () => screen.getByRole('button', { name: 'Réessayer' }).click()],
  ])('passes %s, without loading the page again', async (_, happens) => {
    await begin([502], [200, buildSession(camille)], [200, { wishlist: [], emotions: {}, counts: {} }]);
    act(() => void happens());
    expect(await screen.findByRole('dialog', { name: 'Camille Roussel' })).toBeTruthy();
  });

  it('stays told while asking again in silence brings nothing', async () => {
    const { calls } = await begin([504]);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByText('Votre compte ne répond pas')).toBeTruthy();
    expect(useSigned.getState().signed).toBe(true);
  });
});
