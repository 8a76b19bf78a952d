import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noCta, wireArticle } from '@/tests/support/wire-editorial';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('an article', () => {
  const article = (facts: Parameters<typeof wireArticle>[0] = {}) =>
    parseAnswer('fr', endpoints.article, 'test', wireArticle(facts));

  it('keeps its words and its day, and what may be shown around it', () => {
    expect(article()).toMatchObject({
      html: '<p>Two projectors.</p>',
      publishedOn: '2026-11-16',
      featuredShow: 'night-train-4711',
      display: { date: true, sharing: false, backToNews: true, topic: true },
      cinemas: [],
      guest: null,
    });
  });

  it('runs nothing an editor pasted', () => {
    expect(article({ content: '<p onclick="x()">a<script>x()</script></p>' }).html).toBe('<p>a</p>');
  });

  it('does not move to itself', () => {
    expect(article({ redirectSlug: 'laser-410' }).redirectSlug).toBeNull();
    expect(article({ redirectSlug: 'laser-411' }).redirectSlug).toBe('laser-411');
  });

  it('loses a guest without a name, and says so', () => {
    const guest = { role: 'Director', picture: null, quote: null };
    expect(article({ guest: { ...guest, name: 'Aidan Morrow' } }).guest).toEqual({ ...guest, name: 'Aidan Morrow' });
    expect(article({ guest: { ...guest, name: '' } }).guest).toBeNull();
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('guest.name');
  });
});

it('names the topic of news by its label, however the API names it', () => {
  const { content: _, ...item } = wireArticle();
  const wire = {
    news: [item, { ...item, newsTag: 'cinemas' }, { ...item, newsTag: 'unlisted' }, { ...item, newsTag: null }],
    types: [{ slug: 'cinemas', label: 'Cinemas' }],
  };
  const { news, types } = parseAnswer('fr', endpoints.news, 'test', wire);
  expect(news.map(({ topic }) => topic)).toEqual(['Cinemas', 'Cinemas', 'unlisted', null]);
  expect(news[0]).toMatchObject({ teaser: 'Darker blacks', featuredShow: 'night-train-4711' });
  expect(types).toEqual([{ slug: 'cinemas', label: 'Cinemas' }]);
});

describe('an offer', () => {
  const wire = { ...wireArticle(), ...noCta, startDate: '2026-11-24', endDate: '2026-12-22' };
  const offer = (facts: object) =>
    parseAnswer('fr', endpoints.offer, 'test', { ...wire, dateType: 'interval' as const, ...facts });

  it.each([
    ['interval', { kind: 'interval', startsOn: '2026-11-24', endsOn: '2026-12-22' }],
    ['from', { kind: 'from', startsOn: '2026-11-24' }],
    ['until', { kind: 'until', endsOn: '2026-12-22' }],
    ['exact', { kind: 'exact', on: '2026-11-24' }],
    ['exactWithoutHours', { kind: 'exact', on: '2026-11-24' }],
    ['noDate', null],
    [null, { kind: 'interval', startsOn: '2026-11-24', endsOn: '2026-12-22' }],
  ])('dated %s holds %j', (dateType, period) => {
    expect(offer({ dateType }).period).toEqual(period);
  });

  it('promises no date that it lacks', () => {
    expect(offer({ endDate: null }).period).toEqual({ kind: 'from', startsOn: '2026-11-24' });
    expect(offer({ startDate: '1900-01-01', endDate: '2026-02-30' }).period).toBeNull();
    expect(offer({ dateType: 'until', endDate: null }).period).toBeNull();
  });

  const cta = { ctaLabel: 'Book', ctaUrl: 'https://tickets.test', ctaBlank: true };
  it.each([
    ['yellow-button', 'yellow'],
    ['black-button', 'black'],
    ['book-now', 'booking'],
    ['sparkling-button', 'black'],
  ])('has a button for %s', (ctaType, look) => {
    expect(offer({ ...cta, ctaType }).cta).toEqual({ label: 'Book', url: 'https://tickets.test', newTab: true, look });
  });

  it.each([{ ctaType: 'none' }, { ctaUrl: 'javascript:x' }, { ctaLabel: '' }])('has no button with %j', (facts) => {
    expect(offer({ ...cta, ctaType: 'book-now', ...facts }).cta).toBeNull();
  });

  it('without a slug is left out of the list, and nobody is told', () => {
    const { content: _, ...item } = { ...wire, dateType: 'until' as const };
    const { offers } = parseAnswer('fr', endpoints.newsOffers, 'test', {
      news: [],
      offers: [item, { ...item, slug: null }],
    });
    expect(offers.map(({ slug, period }) => [slug, period?.kind])).toEqual([['laser-410', 'until']]);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
