import type { Feed, FeedItem } from './feed';

/** RSS 2.0, with its own address as Atom says it and pictures as Media RSS does. */
export function writeRss({ title, description, language, page, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', language),
    // Minutes.
    element('ttl', '60'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(writeItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const writeItem = ({ id, url, title, text, image, publishedAt }: FeedItem): string[] => [
  '<item>',
  element('title', title),
  element('link', url),
  `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
  ...(text ? [element('description', text)] : []),
  ...(publishedAt ? [element('pubDate', new Date(publishedAt).toUTCString())] : []),
  ...(image ? [`<media:content url="${escapeXml(image)}" medium="image"/>`] : []),
  '</item>',
];

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** What XML can hold at all, and of that what means something as what it means. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML 1.0 may hold.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
