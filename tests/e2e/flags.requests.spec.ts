import { expect, test } from '@playwright/test';
import type { WireFooter, WireSettings } from '@/lib/api/contract/site';
import { type FeatureFlag, featureFlags } from '@/lib/domain/settings';
import { href } from '@/lib/routing/href';
import { routeOf, type Screen } from '@/lib/routing/routes';
import { ask } from '../support/ask';
import { cells, pathOf } from '../support/cells';
import { spoil, truth } from '../support/mock';
import { publish } from '../support/publish';

/** The site with the most to switch; nothing else is tested while its settings are not its own. */
const site = 'nl';
const host = `${site}.localhost`;
const code = 'nl-NL';

test.describe.configure({ mode: 'default' });
test.afterAll(async () => {
  await spoil({ site, endpoint: '/api/settings' });
  await publish(site);
});

/** All switches one way. Pages are made anew after a publication, the old ones serving meanwhile. */
async function switchAll(on: boolean) {
  await spoil({ site, endpoint: '/api/settings' });
  const settings = await truth<WireSettings>(site, '/api/settings');
  // Maintenance is a state of the subscription, and no switch of anything else.
  const features = Object.fromEntries(featureFlags.map((flag) => [flag, on && flag !== 'subscriptionMaintenance']));
  await spoil({ site, endpoint: '/api/settings', json: { ...settings, features } });
  await publish(site);
}

const own = cells.filter(({ locale, screen }) => locale.code === code && routeOf(screen).flag);

/** What a page shows of each switch: in its menus, and in its footer, where editors may link to anything. */
async function marks(): Promise<{ menus: Marks; footer: Marks }> {
  const { socialNetworks } = await truth<WireFooter>(site, '/api/footer?language=nl');
  const [question] = await truth<{ title: string }[]>(site, '/api/footer/faq?language=nl');
  return {
    menus: {
      subscriptions: `href="${href(code, 'subscription')}"`,
      offersMenu: `href="${href(code, 'offers')}"`,
      businessLink: 'href="https://business.',
      homeVideoLink: 'href="https://video.',
    },
    footer: { socialNetworks: `href="${socialNetworks[0]?.url}"`, displayFaq: question?.title ?? '' },
  };
}
type Marks = Partial<Record<FeatureFlag, string>>;

const among = (wanted: Marks, text: string) =>
  featureFlags.filter((flag) => wanted[flag] && text.includes(wanted[flag] ?? ''));

for (const on of [false, true]) {
  test(`everything that can be switched ${on ? 'on is there' : 'off is gone'}: pages, sitemap, links`, async () => {
    await switchAll(on);
    for (const cell of own) {
      const { status } = await ask(host, pathOf(cell));
      expect({ screen: cell.screen, status }).toEqual({ screen: cell.screen, status: on ? 200 : 404 });
    }

    const listed = own.filter(({ screen }) => routeOf(screen as Screen).index !== false);
    await expect
      .poll(async () => {
        const { text } = await ask(host, '/sitemap-pages.xml');
        return listed.filter((cell) => text.includes(`${pathOf(cell)}<`)).map(({ screen }) => screen);
      })
      .toEqual(on ? listed.map(({ screen }) => screen) : []);

    const { menus, footer } = await marks();
    const shown = async () => {
      const { text } = await ask(host, href(code, 'cvd') ?? '');
      const [inFooter = ''] = /<footer.*?<\/footer>/s.exec(text) ?? [];
      return [...among(menus, text.replace(inFooter, '')), ...among(footer, inFooter)].toSorted();
    };
    const all = [...Object.keys(menus), ...Object.keys(footer)].toSorted();
    await expect.poll(shown, { timeout: 20_000 }).toEqual(on ? all : []);
  });
}
