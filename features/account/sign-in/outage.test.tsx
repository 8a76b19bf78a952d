// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { accountFacts, arriveWithCookie, beginSignedOut, openModal, showTo } from '@/tests/support/account';
import { buildSession, buildTab, camille, type StubbedAnswer, stubAnswers } from '@/tests/support/session-stubs';
import { showInTab } from '@/tests/support/tab';
import { AccountBarEntry } from '../header/account-bar.island';
import { AccountButton } from '../header/account-button.island';
import { SignedIn } from '../layer/signed-in.island';
import { ProfileModal } from '../profile/profile-modal.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beginSignedOut();

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
