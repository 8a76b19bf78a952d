// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForPaint } from '@/lib/time/wait-for-paint';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { paintReceptions } from './paint-receptions';

const labels = {
  fresh: 'New',
  said: '{percent} of {voices} members liked or loved it',
  shows: { dune: ['94 %', '1,253'], nova: [], rerun: [] },
};
const card = (slug: string, ribbon = '') =>
  `<article><div class="art">${ribbon}</div><a href="/${slug}">${slug}</a><button data-mark="film" data-slug="${slug}"></button></article>`;
const artOf = (slug: string) => screen.getByRole('link', { name: slug }).previousElementSibling as HTMLElement;
const descriptions = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-description'));
const painted = () => new Promise<void>((done) => waitForPaint(() => setTimeout(done)));
let stop = () => {};

const show = (html: string, response: () => Response = () => Response.json(labels)) => {
  const asked = vi.fn(async () => response());
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = html;
  stop = paintReceptions();
  return asked;
};

beforeEach(() => {
  document.documentElement.lang = 'en-FR';
  useAnswers.setState({}, true);
});
afterEach(() => stop());

it('says on a card how many liked a film, and of how many members to who does not see it', async () => {
  const asked = show(card('dune') + card('dune') + card('unknown'));
  const said = '94 % of 1,253 members liked or loved it';
  await waitFor(() => expect(descriptions()).toEqual([said, said, null]));
  expect(artOf('unknown').dataset.liked).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('calls new what few have spoken of, unless its ribbon does', async () => {
  show(card('nova') + card('rerun', 'New'));
  await waitFor(() => expect(artOf('nova').dataset.liked).toBe('New'));
  expect(artOf('rerun').dataset.liked).toBeUndefined();
});

it('says it on cards that come with the next page', async () => {
  show(card('nova'));
  await waitFor(() => expect(artOf('nova').dataset.liked).toBe('New'));
  document.body.insertAdjacentHTML('beforeend', card('dune'));
  await waitFor(() => expect(artOf('dune').dataset.liked).toBe('94 %'));
});

it('leaves what the visitor said of it', async () => {
  show(card('dune').replace('href', 'aria-description="Your opinion: Loved it" href'));
  await waitFor(() => expect(artOf('dune').dataset.liked).toBe('94 %'));
  expect(descriptions()).toEqual(['Your opinion: Loved it']);
});

it('asks nothing for a page without cards, and says nothing where nobody answers', async () => {
  const asked = show('<p>About us</p>', () => new Response('', { status: 404 }));
  await painted();
  expect(asked).not.toHaveBeenCalled();
  document.body.insertAdjacentHTML('beforeend', card('dune'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  document.body.insertAdjacentHTML('beforeend', card('nova'));
  await painted();
  expect([artOf('dune').dataset.liked, asked.mock.calls.length]).toEqual([undefined, 1]);
});
