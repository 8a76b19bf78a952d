// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { takeWantedMark } from '@/lib/visitor/session/wanted-mark';
import { beginSignedOut, framed, frameUrls, openModal, showTo } from '@/tests/support/account';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { FrameModal } from './frame-modal.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beginSignedOut();

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
