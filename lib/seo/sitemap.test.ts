import { beforeEach, expect, it } from 'vitest';
import { forgetFlags } from '@/lib/guards/flags';
import { processWide } from '@/lib/process/process-wide';
import type { SiteId } from '@/lib/sites/sites';
import { startCatalogue } from '@/tests/support/catalogue';
import { wireArticle, wireEvent } from '@/tests/support/wire-editorial';
import { isSitemap, listSitemaps, readSitemapUrls, sitemaps } from './sitemap';

const { answeringOnly: answering } = startCatalogue();
beforeEach(() => {
  forgetFlags();
  processWide('flags', () => new Map()).clear();
});

const pathsOf = async (site: SiteId, name: string) => {
  if (!isSitemap(name)) throw new Error(`No child is called ${name}.`);
  return (await readSitemapUrls(site, sitemaps[name])).map((url) => new URL(url).pathname);
};

it('lists no screen that is switched off', async () => {
  answering({ '/api/settings': { features: { giftCard: true, subscriptions: false } } });
  const paths = await pathsOf('fr', 'pages');
  expect(paths).toEqual(expect.arrayContaining(['/films', '/en/movies-events', '/fr/giftcard', '/en/giftcard']));
  expect(paths.filter((path) => /cinepass|voucher/.test(path))).toEqual([]);
});

it('lists no screen that the site lacks, nor one kept from search engines', async () => {
  answering({ '/api/settings': { features: { giftCard: true, subscriptions: true } } });
  const paths = await pathsOf('sn', 'pages');
  expect(paths.filter((path) => /aide|cinecarte|cinepass|balance|\/m\/|404/.test(path))).toEqual([]);
});

it('lists the pages of the editors once each, under the screen that shows them', async () => {
  answering({
    '/api/settings': { features: {} },
    '/api/master-template/pages': [
      { slug: 'presse', title: 'Presse' },
      { slug: 'conditions-generales', title: 'Conditions' },
    ],
  });
  const paths = await pathsOf('fr', 'pages');
  expect(paths.filter((path) => /presse|conditions|cvd/.test(path)).toSorted()).toEqual([
    '/conditions-generales',
    '/en/general-terms-and-conditions',
    '/en/info/presse',
    '/fr/info/presse',
  ]);
});

it('lists news and offers under the words of the site', async () => {
  const item = wireArticle({ slug: 'laser-410' });
  const dated = { startDate: null, endDate: null, dateType: null, ctaLabel: null, ctaUrl: null, ctaType: 'none' };
  answering({
    '/api/news': { news: [item], types: [] },
    '/api/news-offers': { news: [], offers: [{ ...item, ...dated, ctaBlank: false, slug: 'pop-1' }] },
  });
  expect(await pathsOf('ch', 'news')).toEqual(['/fr/actualites/laser-410', '/de/news/laser-410', '/en/news/laser-410']);
  expect(await pathsOf('ch', 'offers')).toEqual([
    '/fr/abos-offres/pop-1',
    '/de/abos-angebote/pop-1',
    '/en/subscriptions-offers/pop-1',
  ]);
});

it('lists the events that run, by their kind', async () => {
  answering({
    '/api/events': [
      wireEvent({ slug: 'north-12' }),
      wireEvent({ slug: 'past-1', active: false }),
      wireEvent({ slug: 'moved-1', redirectSlug: 'north-12' }),
    ],
  });
  expect(await pathsOf('nl', 'events')).toEqual(['/nl/seizoen/north-12', '/en/season/north-12']);
});

it('lists a branded event where visitors find it', async () => {
  answering({ '/api/events': [wireEvent({ slug: 'club-1', type: 'branded' })] });
  expect(await pathsOf('nl', 'events')).toContain('/nl/candela-events/club-1');
  expect(await pathsOf('sn', 'events')).toContain('/fr/event-special/club-1');
});

it('lists the questions of the help topics that have some, on the sites that have help', async () => {
  const question = (slug: string | null, id: number) => ({ id, slug, title: 'Why?', teaser: null });
  answering({
    '/api/faq/category/101': {
      id: 101,
      title: 'Booking',
      description: null,
      articles: [question('refund-7', 7), question(null, 8)],
    },
    '/api/faq/category/102': { id: 102, title: 'Films', description: null, articles: [] },
  });
  const french = await pathsOf('fr', 'help');
  expect(french.filter((path) => path.startsWith('/en'))).toEqual([
    '/en/help/topic/101',
    '/en/help/article/slug/refund-7',
  ]);
  expect(french).toContain('/aide/categorie/101');
  expect(await pathsOf('sn', 'help')).toEqual([]);
});

it('lists the articles about experiences that some experience leads to', async () => {
  const story = wireArticle({ slug: 'un-phare-31', type: 'experience' });
  const way = { slug: 'imax', title: 'IMAX', thumbnailTitle: 'IMAX', modalDescription: null, upsellText: null };
  answering({
    '/api/gpxp': [
      { ...way, ctaUrl: '/specials/un-phare-31' },
      { ...way, slug: '4dx', ctaUrl: 'https://elsewhere.example/' },
    ],
    '/api/article/un-phare-31': { ...story, cinemas: [], guest: null },
  });
  expect(await pathsOf('sn', 'specials')).toEqual(['/specials/un-phare-31']);
});

it('leads to no child of nothing, and to one that nobody answers for', async () => {
  answering({ '/api/cities': [], '/api/news': { news: [], types: [] } });
  const index = await listSitemaps('sn');
  expect(index.map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/sitemap-pages.xml', '/sitemap-films.xml', '/sitemap-cities.xml']),
  );
  expect(index.filter((url) => /sitemap-(news|help)/.test(url))).toEqual([]);
});

it('fails rather than say that a site has no films', async () => {
  answering({});
  await expect(pathsOf('fr', 'films')).rejects.toThrow();
});
