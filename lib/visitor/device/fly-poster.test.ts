// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flyBack, flyPoster } from './fly-poster';

const animate = vi.fn();
const box = (left: number, top: number, width: number) => () => new DOMRect(left, top, width, width * 1.5);
let isStill = false;

beforeEach(() => {
  isStill = false;
  animate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  document.body.innerHTML =
    '<main><article><img alt=""><a href="/films/dune">Dune</a></article><a href="/films/nova">Nova</a></main>';
  document.querySelector('img')!.getBoundingClientRect = box(600, 400, 200);
  addEventListener('click', flyPoster);
});
afterEach(() => {
  removeEventListener('click', flyPoster);
  vi.unstubAllGlobals();
});

/** Follows a link, and the page of the film comes; says from where its poster sets out. */
async function follow(name: string, isOurs = true) {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
  link.addEventListener('click', (event) => isOurs && event.preventDefault(), { once: true });
  link.click();
  const place = document.createElement('div');
  place.dataset.landing = '';
  place.innerHTML = '<img alt="">';
  place.getBoundingClientRect = box(100, 150, 100);
  place.animate = animate;
  document.querySelector('main')?.replaceChildren(place);
  await vi.waitFor(() => expect(animate).toHaveBeenCalled(), { timeout: 50 }).catch(() => undefined);
  return animate.mock.calls[0]?.[0].transform[0];
}

it('sets out from the poster of the card that was followed', async () => {
  expect(await follow('Dune')).toBe('translate(500px, 250px) scale(2)');
});

it.each([
  ['for whom motion is unwelcome', 'Dune', true, true],
  ['from a link without a poster', 'Nova', false, true],
  ['where the browser goes itself', 'Dune', false, false],
])('stays where it is %s', async (_, name, still, isOurs) => {
  isStill = still;
  expect(await follow(name, isOurs)).toBeUndefined();
});

/** The page of a film, and then with Back a list; says from where the poster of its card sets out. */
async function goBack(cardTop: number, { list = '', navigationType = 'traverse' } = {}) {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const page = document.querySelector('main')!;
  page.innerHTML =
    '<section><div data-landing><img alt=""></div><button data-mark="film" data-slug="dune"></button></section>';
  document.querySelector('[data-landing]')!.getBoundingClientRect = box(100, 150, 100);
  flyBack({ navigationType });
  // A list of two hundred films is not there by the next frame.
  await new Promise((drawn) => setTimeout(drawn, 40));
  page.innerHTML = `<ul style="${list}"><li><article><div><img alt=""></div><p><button data-mark="film" data-slug="dune"></button></p></article></li></ul>`;
  const place = document.querySelector<HTMLElement>('article > div')!;
  place.getBoundingClientRect = box(600, cardTop, 200);
  document.querySelector('article')!.animate = vi.fn();
  place.animate = animate;
  await vi.waitFor(() => expect(animate).toHaveBeenCalled(), { timeout: 50 }).catch(() => undefined);
  return animate.mock.calls[0]?.[0].transform[0];
}

it('flies back to the card that Back shows', async () => {
  expect(await goBack(400)).toBe('translate(-500px, -250px) scale(0.5)');
});

it.each([
  ['a card that is out of view', 5_000, {}, false],
  ['a card in a row that scrolls, which would cut it', 400, { list: 'overflow-x: auto' }, false],
  ['a card, for whom motion is unwelcome', 400, {}, true],
  ['a card of a list that is gone to by a link', 400, { navigationType: 'push' }, false],
])('does not fly back to %s', async (_, top, way, still) => {
  isStill = still;
  expect(await goBack(top, way)).toBeUndefined();
});
