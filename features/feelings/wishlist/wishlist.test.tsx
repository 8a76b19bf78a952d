// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Feelings } from '@/lib/domain/client';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { buildSession, buildTab, camille } from '@/tests/support/session-stubs';
import { showInTab } from '@/tests/support/tab';
import { WishlistIsland } from './wishlist.island';

const none: Feelings = { wishlist: [], emotions: {}, counts: {} };

beforeEach(() => useSigned.setState({ signed: true }));

/** A network that knows the programme and, once it has failed so often, what the visitor keeps. */
function answering({ failures = 0 }) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/api/client/')) return Response.json([]);
    return failures-- > 0 ? new Response('', { status: 502 }) : Response.json(none);
  });
}

it('says that the list cannot be had, and asks for it again', async () => {
  answering({ failures: 1 });
  showInTab(<WishlistIsland />, buildTab(buildSession(camille)));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: 'Votre liste est vide' });
});

it('does not say so while it is asked for', async () => {
  answering({});
  showInTab(<WishlistIsland />, buildTab(buildSession(camille)));
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await screen.findByRole('heading', { name: 'Votre liste est vide' });
});
