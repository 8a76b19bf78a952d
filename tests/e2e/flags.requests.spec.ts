import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { WireFooter, WireSettings } from '@/lib/api/contract/site';
import { type FeatureFlag, featureFlags } from '@/lib/domain/settings';
import { href } from '@/lib/routing/href';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { locales } from '@/lib/sites/locales';
import { askSite } from '../support/ask-site';
import { cellPath, cells } from '../support/cells';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';
import { sendPublication } from '../support/publish';
import { readSamplePath } from '../support/samples';

/** The site with the most to switch; nothing else is tested while its settings are not its own. */
const site = 'nl';
const host = `${site}.localhost`;
const code = 'nl-NL';

test.describe.configure({ mode: 'default' });
test.afterAll(async () => {
  await setFault({ site, endpoint: '/api/settings' });
  await sendPublication(site);
});

/** All switches one way. Pages are made anew after a publication, the old ones serving meanwhile. */
async function switchAll(on: boolean, others: Partial<Record<FeatureFlag, boolean>> = {}) {
  await setFault({ site, endpoint: '/api/settings' });
  const settings = await readTruth<WireSettings>(site, '/api/settings');
  // Maintenance is a state of the subscription, and no switch of anything else.
  const features = {
    ...Object.fromEntries(featureFlags.map((flag) => [flag, on && flag !== 'subscriptionMaintenance'])),
    ...others,
  };
  await setFault({ site, endpoint: '/api/settings', json: { ...settings, features } });
  await sendPublication(site);
}

const own = cells.filter(({ locale, screen }) => locale.code === code && screenFactsOf(screen).flag);

type Marks = Partial<Record<FeatureFlag, string>>;

/** What pages show of each switch; in their footers, editors may link to anything. */
async function marks(): Promise<{ path: string; body: Marks; footer?: Marks }[]> {
  const { socialNetworks } = await readTruth<WireFooter>(site, '/api/footer?language=nl');
  const [question] = await readTruth<{ title: string }[]>(site, '/api/footer/faq?language=nl');
  const cinema = { locale: locales[code], screen: 'cinema' } as const;
  const { home, filters } = messagesIn('nl');
  const link = (screen: 'subscription') => `href="${href(code, screen)}"`;
  return [
    {
      path: href(code, 'cvd') ?? '',
      body: {
        authentication: 'data-account=""',
        subscriptions: link('subscription'),
        offersMenu: link('offers' as 'subscription'),
        businessLink: 'href="https://business.',
        homeVideoLink: 'href="https://video.',
        smartBanner: 'data-store="apple"',
        wallet: '/account/wallet',
      },
      footer: { socialNetworks: `href="${socialNetworks[0]?.url}"`, displayFaq: question?.title ?? '' },
    },
    { path: href(code, 'home') ?? '', body: { vod: home.rail.vod } },
    { path: href(code, 'shows') ?? '', body: { filters: `aria-label="${filters.label}"` } },
    { path: await readSamplePath(cinema), body: { showtimeDetailsLegacy: 'hasLegacyDetails' } },
    {
      path: href(code, 'offers') ?? '',
      body: {
        voucherCheckerEnabled: link('voucher' as 'subscription'),
        giftCard: link('giftCard' as 'subscription'),
        businessCode: '/business-code"',
      },
    },
  ];
}

/** The switches whose marks the pages bear now. */
async function shown(): Promise<FeatureFlag[]> {
  const among = ({ text, wanted }: { text: string; wanted: Marks }) =>
    featureFlags.filter((flag) => wanted[flag] && text.includes(wanted[flag] ?? ''));
  const found = await Promise.all(
    (await marks()).map(async ({ path, body, footer = {} }) => {
      const { text } = await askSite(host, path);
      const [inFooter = ''] = /<footer.*?<\/footer>/s.exec(text) ?? [];
      return [
        ...among({ text: text.replace(inFooter, ''), wanted: body }),
        ...among({ text: inFooter, wanted: footer }),
      ];
    }),
  );
  return found.flat().toSorted();
}

const openAccount = () => askSite(host, href(code, 'account') ?? '');

test('an account stays whole while the settings are an object of nothing, and after', async () => {
  const { title } = messagesIn('nl').account.page.noScript;
  const stays = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      const { status, text } = await openAccount();
      expect({ status, isWhole: text.includes(title) }).toEqual({ status: 200, isWhole: true });
      await pause(1_000);
    }
  };
  await stays(1);
  await setFault({ site, endpoint: '/api/settings', json: {} });
  // Has the page made anew of what the call says now.
  await sendPublication(site);
  await stays(8);
  await setFault({ site, endpoint: '/api/settings' });
  await stays(8);
});

test('an account says that it cannot be shown while the settings say nothing of it, and is whole once they do', async () => {
  const { title } = messagesIn('nl').errors.unavailable;
  const says = async () => {
    const { status, text } = await openAccount();
    expect(status).toBe(200);
    return text.includes(title);
  };
  const { features: _, ...others } = await readTruth<WireSettings>(site, '/api/settings');
  await setFault({ site, endpoint: '/api/settings', json: others });
  await sendPublication(site);
  await expect.poll(says, { timeout: 20_000 }).toBe(true);
  // That is an answer like any other: editors who give another one publish it.
  await setFault({ site, endpoint: '/api/settings' });
  await sendPublication(site);
  await expect.poll(says, { timeout: 20_000 }).toBe(false);
});

for (const on of [false, true]) {
  test(`everything that can be switched ${on ? 'on is there' : 'off is gone'}: pages, sitemap, links`, async () => {
    await switchAll(on);
    for (const cell of own) {
      const { status } = await askSite(host, cellPath(cell));
      expect({ screen: cell.screen, status }).toEqual({ screen: cell.screen, status: on ? 200 : 404 });
    }

    const listed = own.filter(({ screen }) => screenFactsOf(screen).index !== false);
    await expect
      .poll(async () => {
        const { text } = await askSite(host, '/sitemap-pages.xml');
        return listed.filter((cell) => text.includes(`${cellPath(cell)}<`)).map(({ screen }) => screen);
      })
      .toEqual(on ? listed.map(({ screen }) => screen) : []);

    const all = featureFlags.filter((flag) => flag !== 'subscriptionMaintenance').toSorted();
    await expect.poll(shown, { timeout: 30_000 }).toEqual(on ? all : []);
  });
}

for (const maintenance of [true, false]) {
  test(`a subscription ${maintenance ? 'under maintenance says so and sells nothing' : 'that runs is sold'}`, async () => {
    await switchAll(true, { subscriptionMaintenance: maintenance });
    const { title } = messagesIn('nl').subscription.maintenance;
    const says = async () => (await askSite(host, href(code, 'subscription') ?? '')).text.includes(title);
    await expect.poll(says, { timeout: 20_000 }).toBe(maintenance);
  });
}
