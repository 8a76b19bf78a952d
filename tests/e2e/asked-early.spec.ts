import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { holdScripts } from '../support/hold-scripts';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

const slugOf = async (call: string) => {
  const answer = await readTruth<{ slug: string }[] | { shows: { slug: string }[] }>('fr', `${call}?language=fr`);
  return ('shows' in answer ? answer.shows : answer)[0]?.slug ?? '';
};
const film = async () => href('fr-FR', 'movie', { slug: await slugOf('/api/shows') }) ?? '';
const screen =
  (name: 'home' | 'guide' | 'cinemas' | 'shows', filters = '') =>
  async () =>
    (href('fr-FR', name) ?? '') + filters;

/** The answers that a page asks for, in their order, as `path place day`. */
function followAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, name] = /^\/api\/(?:screens|entities)\/(.+)/.exec(pathname) ?? [];
    if (name && request.method() === 'GET')
      asked.push([name, searchParams.get('place'), searchParams.get('date')].filter(Boolean).join(' '));
  });
  return asked;
}

for (const [what, path, place, expected] of [
  ['a film, for whoever has chosen nothing', film, '', [/^here$/, /^board\/.+ city:lyon$/]],
  ['a film, for a visitor of another town', film, 'city:nice', [/^board\/.+ city:nice$/]],
  ['a film, for a visitor of the town it is made for', film, 'city:paris', []],
  ['the home page', screen('home'), 'city:lyon', [/^starts city:lyon$/, /^tonight\/.+ city:lyon$/]],
  ['the films, for whoever has chosen nothing', screen('shows'), '', [/^here$/, /^starts city:lyon$/]],
  ['the guide', screen('guide'), 'city:lyon', [/^guide city:lyon$/]],
  ['the cinemas', screen('cinemas'), 'city:lyon', [/^upcoming city:lyon$/]],
  [
    'the films by a genre',
    screen('shows', '/filters/genres-drame'),
    '',
    [/^here$/, /^starts city:lyon$/, /^titles\/grid$/],
  ],
  [
    'the films by a version',
    screen('shows', '/filters/versions-vost'),
    '',
    [/^here$/, /^starts city:lyon$/, /^titles\/grid$/, /^zone\/paris$/, /^versions$/, /^tags$/],
  ],
] as const) {
  test(`what is shown of the visitor's place is asked for before any script is there, and once: ${what}`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    if (place) await context.addCookies([{ name: 'candela_locator', value: place, url: siteOrigin('fr') }]);
    const asked = followAsked(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto(siteOrigin('fr') + (await path()), { waitUntil: 'commit' });
    for (const each of expected) await expect.poll(() => asked, `${each}`).toContainEqual(expect.stringMatching(each));
    if (expected.length === 0) await expect(page.getByRole('contentinfo')).toBeVisible();
    const early = [...asked];
    expect(early.filter((each) => !expected.some((one) => one.test(each)) && !each.startsWith('zone/'))).toEqual([]);

    letScriptsCome();
    await waitUntilAwake(page);
    await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: /Lyon|Nice|Paris/ })).toBeVisible();
    expect(early.filter((each) => asked.filter((one) => one === each).length > 1)).toEqual([]);
  });
}
