import { JSDOM } from 'jsdom';

const namespaces = { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };
const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a feed may not hold.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff]/;
const isOn = (origin: string, address: string | null) => URL.parse(address ?? '')?.origin === origin;

/** What RSS 2.0, and the profile of its advisory board, would have otherwise; a parser that forgives nothing reads it. */
export function listRssFaults(text: string, self: string): string[] {
  const { origin } = new URL(self);
  const { window } = new JSDOM();
  const { documentElement: rss } = new window.DOMParser().parseFromString(text, 'application/xml');
  if (rss.tagName !== 'rss' || rss.getAttribute('version') !== '2.0') return [`no RSS: ${rss.textContent}`];
  const [channel] = rss.children;
  const read = (parent: Element | undefined, name: string) => {
    const found = [...(parent?.children ?? [])].filter(({ tagName }) => tagName === name);
    return found.length === 1 ? (found[0]?.textContent.trim() ?? '') : '';
  };
  const own = rss.getElementsByTagNameNS(namespaces.atom, 'link')[0];
  const items = [...rss.getElementsByTagName('item')];
  const pictures = [...rss.getElementsByTagNameNS(namespaces.media, 'content')];
  const dates = items.map((item) => read(item, 'pubDate')).filter(Boolean);
  const faults: Record<string, boolean> = {
    'a sign that is not seen': unseen.test(text),
    'a channel without what it needs': ['title', 'link', 'description', 'language'].some(
      (name) => !read(channel, name),
    ),
    'a channel that leads elsewhere': !isOn(origin, read(channel, 'link')),
    'another address of its own': own?.getAttribute('rel') !== 'self' || own.getAttribute('href') !== self,
    'an item without a title': items.some((item) => !read(item, 'title')),
    'an item that leads elsewhere': items.some((item) => !isOn(origin, read(item, 'link'))),
    'an item without a name for ever': items.some((item) => !/^tag:[^,]+,\d{4}:./.test(read(item, 'guid'))),
    'a date that no reader knows': dates.some((date) => !rfc822.test(date) || new Date(date).toUTCString() !== date),
    'a picture without an address': pictures.some((each) => !/^https?:/.test(each.getAttribute('url') ?? '')),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
type JsonItem = { id?: unknown; url?: string; content_text?: unknown; date_published?: string; image?: string };

/** What JSON Feed 1.1 would have otherwise. */
export function listJsonFeedFaults(text: string, self: string): string[] {
  const { origin } = new URL(self);
  const feed: Record<string, unknown> & { items: JsonItem[] } = JSON.parse(text);
  const faults: Record<string, boolean> = {
    'another version': feed.version !== 'https://jsonfeed.org/version/1.1',
    'no title': !feed.title,
    'another address of its own': feed.feed_url !== self,
    'an item without a name': feed.items.some(({ id }) => typeof id !== 'string' || !id),
    'an item that leads elsewhere': feed.items.some(({ url }) => !isOn(origin, url ?? null)),
    'an item without a text': feed.items.some((item) => typeof item.content_text !== 'string'),
    'a date that no reader knows': feed.items.some(({ date_published: at }) => at && !rfc3339.test(at)),
    'a picture without an address': feed.items.some(({ image }) => image && !/^https?:/.test(image)),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}
