// @vitest-environment jsdom

import type { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CardFace } from '@/components/views/film-card/card-face';
import type { Feelings } from '@/lib/domain/client';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import messages from '@/messages/en.json';
import { knowAnswer } from '@/tests/support/know-answer';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { Tab } from '@/tests/support/tab';
import { FilmMarks } from '../opinion/film-marks.island';
import { OwnOpinion } from '../opinion/own-opinion';

const known: Feelings = { wishlist: [], emotions: { dune: 'loved' }, counts: {} };
let queries: QueryClient;

beforeEach(() => {
  useAlerts.setState({ queue: [] });
  useSigned.setState({ signed: true });
  queries = buildTab(buildSession(camille));
  queries.setQueryData(['feelings', camille.id], known);
  knowAnswer('/api/words/en/feelings', messages);
});

/** Two cards of a page that is the same for everyone, and what a signed-in visitor adds to it. */
function Page({ signed = true }) {
  return (
    <Tab queries={queries}>
      <CardFace slug="dune" title="Dune" href="/films/dune" keep="Keep Dune" />
      <CardFace slug="nova" title="Nova" href="/films/nova" keep="Keep Nova" />
      {signed && <FilmMarks isAnswered={{ current: false }} />}
      {signed && <OwnOpinion slug="dune" name="Dune" />}
    </Tab>
  );
}
const saidOf = (title: string) => screen.getByRole('link', { name: title }).getAttribute('aria-description');
const shownOn = (title: string) =>
  screen.getByRole('link', { name: title }).closest('article')?.querySelector('[data-felt]')?.getAttribute('data-felt');
const face = (name: string) => screen.getByRole('button', { name });
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ title }) => title);

it('shows on the card of a film what the visitor said of it, and on no other', async () => {
  render(<Page />);
  await expect.poll(() => saidOf('Dune')).toBe('Your opinion: Loved it');
  expect(shownOn('Dune')).toBe('Loved it');
  expect([saidOf('Nova'), shownOn('Nova')]).toEqual([null, undefined]);
});

it('leaves nothing behind for whoever comes next', async () => {
  const { rerender } = render(<Page />);
  await expect.poll(() => shownOn('Dune')).toBe('Loved it');
  rerender(<Page signed={false} />);
  expect([saidOf('Dune'), shownOn('Dune')]).toEqual([null, undefined]);
});

it('changes it at once, and takes it back with the same face', async () => {
  const calls = stubAnswers([200, { ...known, emotions: { dune: 'liked' } }], [200, { ...known, emotions: {} }]);
  render(<Page />);
  await userEvent.click(face('Liked it'));
  await expect.poll(() => [chosen(), shownOn('Dune')]).toEqual([['Liked it'], 'Liked it']);
  await userEvent.click(face('Liked it'));
  await expect.poll(() => [chosen(), shownOn('Dune')]).toEqual([[], undefined]);
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/client/m-1001/show/dune/emotion', { emotion: 'liked', isDelete: false }],
    ['/api/client/m-1001/show/dune/emotion', { emotion: 'liked', isDelete: true }],
  ]);
});

it('goes back to what was, and says so, when the server says no', async () => {
  stubAnswers([500]);
  render(<Page />);
  await expect.poll(() => shownOn('Dune')).toBe('Loved it');
  await userEvent.click(face('Let down'));
  await expect.poll(() => useAlerts.getState().queue.map(({ title }) => title)).toEqual(['Dune could not be saved']);
  await expect.poll(() => [chosen(), shownOn('Dune')]).toEqual([['Loved it'], 'Loved it']);
});

it('asks to sign in again where the session has ended meanwhile, and keeps what was meant', async () => {
  stubAnswers([401]);
  render(<Page />);
  await userEvent.click(face('Let down'));
  await expect
    .poll(() => useGate.getState().wanted)
    .toMatchObject({ kind: 'emotion', slug: 'dune', emotion: 'disappointed' });
});
