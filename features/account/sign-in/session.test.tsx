// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '@/lib/domain/client';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { arriveWithCookie, beginSignedOut, framed, frameUrls, showTo } from '@/tests/support/account';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { FrameModal } from '../frame/frame-modal.island';
import { SignedIn } from '../layer/signed-in.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beginSignedOut();

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
