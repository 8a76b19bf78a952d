import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { TagNotFoundError } from '@/lib/api/errors';
import { parseAnswer } from '@/lib/api/parse-answer';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { UNNAMED } from '../world/answers/experiences';
import { worldOf } from '../world/build-world';
import { findCinema } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { ask, FRIDAY } from './ask';
import { fields, readAll, strings } from './texts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

describe.each(siteIds)('what the editors of %s wrote', (site) => {
  const { languages, domain } = siteFacts(site);

  test.each(languages)('leaves no bracket open and links nowhere strange, in %s', async (language) => {
    const texts = strings(await readAll(site, language));
    expect(texts.filter((text) => /\{\w+[:}]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\bundefined\b|\[object|NaN/.test(text))).toEqual([]);
    const links = texts
      .flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url))
      .concat(texts.filter((text) => /^(https?:|mailto:|\/)/.test(text)));
    const strange = links.filter((url) => {
      if (/^\/(?!\/)|^mailto:/.test(url)) return false;
      const { hostname } = new URL(url);
      return !(hostname.endsWith(domain) || hostname.endsWith('.example') || hostname === '127.0.0.1');
    });
    expect(strange).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  test('names only films and cinemas that exist', async () => {
    const world = worldOf(site);
    const known = new Set(world.titles.map(({ slug }) => slug));
    for (const language of languages) {
      const all = await readAll(site, language);
      const shows = fields(all, ['featuredShow', 'showSlug', 'currentShows', 'show']).filter((slug) => slug !== null);
      expect(shows.filter((slug) => !known.has(String(slug)))).toEqual([]);
      const cinemas = fields(all, ['cinemas', 'partnerCinemas']);
      expect(cinemas.filter((slug) => !findCinema(site, String(slug)))).toEqual([]);
      const either = fields(all, ['slugs']).map(String);
      expect(either.filter((slug) => !known.has(slug) && !findCinema(site, slug))).toEqual([]);
    }
  });

  test('has a dozen news, of every type, and a picture missing', async () => {
    const { news, types } = await ask(site, endpoints.news, {});
    expect(news.length).toBeGreaterThanOrEqual(12);
    expect(types.map(({ label }) => label).filter((label) => !news.some(({ newsTag }) => newsTag === label))).toEqual(
      [],
    );
    expect(news.some(({ image }) => image === null)).toBe(true);
    expect(new Set(news.map(({ slug }) => slug)).size).toBe(news.length);
    const days = news.map(({ releaseDate }) => releaseDate ?? '');
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('leads from one language to the same in another', async () => {
    const [one] = languages;
    const { news } = await ask(site, endpoints.news, {}, one);
    for (const two of languages) {
      const { news: others } = await ask(site, endpoints.news, {}, two);
      for (const { slug, trackingSlug } of news) {
        const there = (await ask(site, endpoints.newsTranslate, { slug })) as Record<string, string | null>;
        expect(there[one]).toBe(slug);
        expect(there[two] ?? null).toBe(others.find((each) => each.slug === there[two])?.slug ?? null);
        if (there[two]) expect(others.find((each) => each.slug === there[two])?.trackingSlug).toBe(trackingSlug);
      }
    }
  });

  test('moves what was renamed, and keeps the retired', async () => {
    const moved = await ask(site, endpoints.newsItem, { slug: 'nuit-du-polar' });
    expect((await ask(site, endpoints.newsItem, { slug: moved.redirectSlug ?? '' })).redirectSlug).toBeNull();
    expect((await ask(site, endpoints.offer, { slug: 'duo-du-mardi' })).redirectSlug).toMatch(/-71$/);
    const seasons = await ask(site, endpoints.events, {});
    const old = seasons.filter(({ active }) => !active);
    expect(old.map(({ redirectSlug }) => redirectSlug).filter(Boolean)).toHaveLength(1);
    for (const { slug } of old) expect((await ask(site, endpoints.event, { slug })).schedule).toEqual([]);
    for (const { redirectSlug } of old)
      if (redirectSlug) expect(seasons.some(({ slug, active }) => slug === redirectSlug && active)).toBe(true);
  });

  test('plans evenings that are shown on their day', async () => {
    const { day } = worldOf(site);
    for (const { slug, active } of await ask(site, endpoints.events, {})) {
      const { schedule } = await ask(site, endpoints.event, { slug });
      const dates = Object.keys(schedule);
      expect(dates.length > 0, slug).toBe(active);
      expect(dates.filter((date) => date < day)).toEqual([]);
      expect((await ask(site, endpoints.eventShows, { slug })).shows.length > 0).toBe(active);
      const [date] = dates.sort();
      const [first] = date ? ((schedule as Record<string, { showSlug: string }[]>)[date] ?? []) : [];
      if (!date || !first) continue;
      const board = await ask(site, endpoints.showtimesOn, { slug: first.showSlug, date });
      expect(Object.keys(board).length, `${first.showSlug} on ${date}`).toBeGreaterThan(0);
    }
  });

  test('presents formats of which something plays, and one that has no name yet', async () => {
    for (const { slug, title } of await ask(site, endpoints.experiences, {})) {
      const { shows } = await ask(site, endpoints.experienceShows, { slug });
      expect(shows.length > 0, slug).toBe(title !== null);
      const wire = await ask(site, endpoints.experience, { slug });
      const read = () => parseAnswer(site, endpoints.experience, 'test', wire);
      if (slug === UNNAMED) expect(read).toThrow(TagNotFoundError);
      else expect(read().title).toBe(title);
    }
  });
});
