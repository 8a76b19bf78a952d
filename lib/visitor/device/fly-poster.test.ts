// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flyPoster } from './fly-poster';

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
