// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardFace } from '@/components/views/film-card/card-face';
import type { Starts } from '@/lib/domain/starts';
import { forgetStarts } from './ask-starts';
import { useLocator } from './locator.store';
import { paintStarts } from './paint-starts';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const minuteOf = (instant: string) => Date.parse(instant) / 60_000;
const startsOf = (day: string, next: string, word: string, clocks: Record<string, string[]>): Starts => ({
  next,
  dawn: minuteOf(`${day}T03:00:00Z`),
  words: { from: 'Dès', day: word },
  cinemas: ['Confluence'],
  kinds: [{ version: 'vf', tags: [] }],
  shows: Object.fromEntries(
    Object.entries(clocks).map(([slug, own]) => [
      slug,
      own.map((clock) => [minuteOf(`${day}T${clock}:00Z`), clock, 0, 0] as const),
    ]),
  ),
});
const friday = startsOf('2026-11-20', '2026-11-21', 'ven.', { dune: ['18:05', '20:15'], nova: ['21:00'] });
const saturday = startsOf('2026-11-21', '2026-11-22', 'sam.', { dune: ['14:10'], orca: ['10:40'] });
const massena = startsOf('2026-11-20', '2026-11-21', 'ven.', { dune: ['19:30'] });

let asked: string[] = [];
let stop = () => {};
const lyon = {
  choice: { mode: 'city', value: 'lyon' },
  place: { name: 'Lyon', cinemas: ['confluence'] },
  ready: true,
} as const;

beforeEach(() => {
  asked = [];
  forgetStarts();
  history.replaceState(null, '', '/films');
  document.documentElement.lang = 'fr-FR';
  vi.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00Z') });
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://x');
    const [place, date] = [searchParams.get('place'), searchParams.get('date')];
    asked.push([place, date].filter(Boolean).join(' '));
    if (place === 'city:atlantis') return new Response('', { status: 404 });
    return Response.json(place === 'cinema:massena' ? massena : date === '2026-11-21' ? saturday : friday);
  });
  useLocator.setState(lyon);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const card = (slug: string) => <CardFace slug={slug} title={slug} keep="Keep" href={`/films/${slug}`} isOn />;
const said = () => [...document.querySelectorAll('[data-starts]')].map(({ textContent }) => textContent);
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(...slugs: string[]) {
  const shown = render(slugs.map((slug) => <div key={slug}>{card(slug)}</div>));
  stop = paintStarts();
  await pass();
  return shown;
}

it('says on all cards when their film begins next, from one question', async () => {
  await show('dune', 'nova');
  expect(said()).toEqual(['Dès 18:05 · Confluence', 'Dès 21:00 · Confluence']);
  expect(asked).toEqual(['city:lyon']);
});

it('says alike of a film that plays there tomorrow only, and nothing of one that plays elsewhere', async () => {
  await show('orca', 'dune', 'alien');
  expect(said()).toEqual(['Dès sam. 10:40 · Confluence', 'Dès 18:05 · Confluence', '']);
  expect(asked).toEqual(['city:lyon', 'city:lyon 2026-11-21']);
  expect(document.querySelector('article:has([data-slug=orca]) [data-starts] b')?.textContent).toBe('sam. 10:40');
});

it('changes with the minute, and goes on to tomorrow after the last one', async () => {
  await show('dune');
  await pass(64 * 60_000);
  expect(said()).toEqual(['Dès 18:05 · Confluence']);
  await pass(60_000);
  expect(said()).toEqual(['Dès 20:15 · Confluence']);
  expect(asked).not.toContain('city:lyon 2026-11-21');
  await pass(130 * 60_000);
  expect(said()).toEqual(['Dès sam. 14:10 · Confluence']);
});

it('follows the visitor to another place, and says nothing without one', async () => {
  await show('dune');
  act(() => useLocator.setState({ choice: { mode: 'cinema', value: 'massena' }, place: null }));
  await pass();
  expect(said()).toEqual(['Dès 19:30 · Confluence']);
  act(() => useLocator.setState({ choice: null, place: null }));
  expect(said()).toEqual(['']);
});

it('asks nothing where nobody has a place, and says nothing of one that is gone', async () => {
  useLocator.setState({ choice: null, place: null });
  await show('dune');
  expect(asked).toEqual([]);
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'atlantis' } }));
  await pass(60_000);
  expect([said(), asked]).toEqual([[''], ['city:atlantis']]);
});

it('goes by the place and the day of the address', async () => {
  history.replaceState(null, '', '/films/filters/date-2026-11-21/localisation-massena');
  await show('dune');
  expect(asked).toEqual(['massena 2026-11-21']);
  expect(said()).toEqual(['Dès sam. 14:10 · Confluence']);
});

it('names no showing that a narrowed list is not about', async () => {
  history.replaceState(null, '', '/films/filters/versions-vost');
  await show('dune');
  expect(said()).toEqual(['']);
  history.replaceState(null, '', '/films/filters/versions-vf');
  await pass(60_000);
  expect(said()).toEqual(['Dès 18:05 · Confluence']);
});

it('speaks of the town that a page is about', async () => {
  render(<div data-starts-at="cinema:massena">{card('dune')}</div>);
  stop = paintStarts();
  await pass();
  expect(said()).toEqual(['Dès 19:30 · Confluence']);
});

it('fills the cards that come with the next page before they are seen', async () => {
  const { rerender } = await show('dune');
  rerender([<div key="nova">{card('nova')}</div>]);
  await pass();
  expect(said()).toEqual(['Dès 21:00 · Confluence']);
  expect(asked).toHaveLength(1);
});

it('tries again after a minute when nobody answers', async () => {
  const answer = fetch;
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  await show('dune');
  expect(said()).toEqual(['']);
  vi.stubGlobal('fetch', answer);
  await pass(60_000);
  expect(said()).toEqual(['Dès 18:05 · Confluence']);
});

it('stays when the page wakes up around it, and when that is shown again', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(card('dune'));
  stop = paintStarts();
  await pass();
  expect(said()).toEqual(['Dès 18:05 · Confluence']);
  const slot = container.querySelector('[data-starts]');
  const warned = vi.spyOn(console, 'error');
  const { rerender } = render(card('dune'), { container, hydrate: true });
  await pass();
  rerender(<CardFace slug="dune" title="Dune: Part One" keep="Keep" href="/films/dune" isOn />);
  await pass();
  expect(container.querySelector('[data-starts]')).toBe(slot);
  expect(said()).toEqual(['Dès 18:05 · Confluence']);
  expect(warned).not.toHaveBeenCalled();
});
