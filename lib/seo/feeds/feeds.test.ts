import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { listJsonFeedFaults, listRssFaults } from '@/tests/support/list-feed-faults';
import type { Feed } from './feed';
import { writeJsonFeed } from './write-json-feed';
import { writeRss } from './write-rss';

const hostile = `</title><script>alert(1)</script> ]]> <![CDATA[ "a" & 'b' &amp; &lt; 🎬 é`;
const feed: Feed = {
  title: 'Candela · Nouveaux films',
  description: hostile,
  language: 'fr-FR',
  page: 'https://www.candela-cinemas.fr/films',
  self: 'https://www.candela-cinemas.fr/feeds/films-fr.xml',
  items: [
    {
      id: 'tag:candela-cinemas.fr,2026:fr/show/HO1',
      url: 'https://www.candela-cinemas.fr/films/a?b=1&c=2',
      title: hostile,
      text: hostile,
      image: 'https://pictures.example/a.jpg?w=1&h=2',
      publishedAt: '2026-11-18T00:00:00+01:00',
    },
    {
      id: 'b',
      url: 'https://www.candela-cinemas.fr/films/b',
      title: 'Sans rien',
      text: null,
      image: null,
      publishedAt: null,
    },
  ],
};

it('is read by another library as it was meant, whatever stands in a title', () => {
  const read = parseRssFeed(writeRss(feed));
  expect(read).toMatchObject({ title: feed.title, description: hostile, link: feed.page, language: 'fr-FR', ttl: 60 });
  expect(read.atom?.links).toEqual([{ href: feed.self, rel: 'self', type: 'application/rss+xml' }]);
  expect(read.items).toMatchObject([
    {
      title: hostile,
      description: hostile,
      link: feed.items[0]?.url,
      guid: { value: feed.items[0]?.id, isPermaLink: false },
      pubDate: 'Tue, 17 Nov 2026 23:00:00 GMT',
      media: { contents: [{ url: feed.items[0]?.image, medium: 'image' }] },
    },
    { title: 'Sans rien', guid: { value: 'b' } },
  ]);
  expect(read.items?.[1]).not.toHaveProperty('pubDate');
});

it('is the same as JSON Feed', () => {
  const read = parseJsonFeed(writeJsonFeed(feed));
  expect(read).toMatchObject({ title: feed.title, home_page_url: feed.page, feed_url: feed.self });
  expect(read.items).toMatchObject([
    { id: feed.items[0]?.id, title: hostile, content_text: hostile, date_published: '2026-11-18T00:00:00+01:00' },
    { id: 'b', title: 'Sans rien' },
  ]);
});

it('has nothing that a strict reader would refuse', () => {
  const items = feed.items.map((item, index) => ({ ...item, id: `tag:candela-cinemas.fr,2026:fr/show/${index}` }));
  expect(listRssFaults(writeRss({ ...feed, items }), feed.self)).toEqual([]);
  expect(listJsonFeedFaults(writeJsonFeed({ ...feed, items }), feed.self)).toEqual([]);
  const bent = writeRss({ ...feed, items })
    .replace(' GMT', ' CET')
    .replace('rel="self"', 'rel="alternate"');
  expect(listRssFaults(bent, feed.self)).toEqual(['another address of its own', 'a date that no reader knows']);
  expect(listRssFaults('<rss version="2.0"><channel></rss>', feed.self)).toHaveLength(1);
});

it('leaves out what no XML can hold, so that one title does not break the feed for all', () => {
  const title = 'a\u0000b\u0008c\ud800d\ufffee\tf';
  const text = writeRss({ ...feed, items: feed.items.map((item) => ({ ...item, title })) });
  expect(text).toContain('<title>abc\ufffdde\tf</title>');
  expect(parseRssFeed(text).items?.[0]?.title).toBe('abc\ufffdde\tf');
});
