import { describe, expect, it } from 'vitest';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { OfferSummary, OffersBlock, OffersPage } from '@/lib/domain/offer';
import { cardScreen, findArticle, findDeal, isPeriodOver, pickOtherOffers, pickShownBlocks } from './offers.logic';

const page = (blocks: OffersBlock[]): OffersPage => ({ header: null, promotion: null, blocks });
const all = { promotion: true, event: true, temporary: true, ecards: true };

describe('the blocks of the page', () => {
  it('keep the order of the API and leave out what is empty', () => {
    const blocks = page(['ecards', 'event', 'promotion', 'temporary']);
    expect(pickShownBlocks(blocks, { ...all, event: false })).toEqual(['ecards', 'promotion', 'temporary']);
  });

  it('are the usual four where the site has not arranged its page, and none where it arranged none', () => {
    expect(pickShownBlocks(null, all)).toEqual(['promotion', 'event', 'temporary', 'ecards']);
    expect(pickShownBlocks(page([]), all)).toEqual([]);
  });
});

describe('an offer of the moment', () => {
  const deal: TemporaryOffer = {
    title: 'Duo',
    subtitle: null,
    amount: 1580,
    initial: 2680,
    order: 1,
    picture: null,
    cta: null,
  };
  const article = (title: string) => ({ slug: title.toLowerCase(), title }) as OfferSummary;
  const articles = [article('Birthday'), article('Duo')];

  it('leads to the article of its title, which in turn has its price', () => {
    expect(findArticle(deal, articles)?.slug).toBe('duo');
    expect(findDeal({ slug: 'duo', title: deal.title }, [deal])?.amount).toBe(1580);
    expect(findArticle({ title: 'Laser', cta: null }, articles)).toBeNull();
    expect(findDeal({ slug: 'birthday', title: 'Birthday' }, [deal])).toBeNull();
  });

  it('is the one that its button leads to, whatever either is called', () => {
    const cta = { label: 'See', url: '/en/offers/duo?from=home#prices', newTab: false, look: 'black' } as const;
    const renamed = { ...deal, title: 'Two for Tuesday', cta };
    expect(findArticle(renamed, articles)?.slug).toBe('duo');
    expect(findDeal({ slug: 'duo', title: 'Duo' }, [renamed])?.amount).toBe(1580);
    expect(findArticle({ ...renamed, cta: { ...cta, url: '/en/offers/solo-duo' } }, articles)).toBeNull();
  });

  it('is not shown a second time among the others', () => {
    expect(pickOtherOffers(articles, [deal]).map(({ title }) => title)).toEqual(['Birthday']);
  });
});

describe('the end of an offer', () => {
  const today = '2026-11-20';
  it.each([
    [{ kind: 'until', endsOn: '2026-11-19' } as const, true],
    [{ kind: 'until', endsOn: '2026-11-20' } as const, false],
    [{ kind: 'interval', startsOn: '2026-11-01', endsOn: '2026-11-10' } as const, true],
    [{ kind: 'exact', on: '2026-11-19' } as const, true],
    [{ kind: 'exact', on: '2026-12-03' } as const, false],
    [{ kind: 'from', startsOn: '2026-01-01' } as const, false],
    [null, false],
  ])('%o: over is %s', (period, over) => {
    expect(isPeriodOver(period, today)).toBe(over);
  });
});

it('knows which cards have a page of their own', () => {
  expect([5, 3, 10].map(cardScreen)).toEqual(['ecards5', 'ecards3', null]);
});
