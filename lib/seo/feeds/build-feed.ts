import { absoluteUrl, href } from '@/lib/routing/href';
import { brand } from '@/lib/sites/brand';
import { type Locale, locales } from '@/lib/sites/locales';
import { type Feed, type FeedFormat, type FeedName, feedPath } from './feed';
import { type FeedWords, feedKinds } from './read-feed-items';

export type Say = (key: FeedName | `text.${FeedName}`, values: { brand: string }) => string;

/** A feed of a site in one of its languages. Throws where the catalogue does not answer. */
export async function buildFeed(
  name: FeedName,
  locale: Locale,
  format: FeedFormat,
  { say, words }: { say: Say; words: FeedWords },
): Promise<Feed> {
  const facts = locales[locale];
  const kind = feedKinds[name];
  return {
    title: `${brand.name} · ${say(name, { brand: brand.name })}`,
    description: say(`text.${name}`, { brand: brand.name }),
    language: locale,
    page: absoluteUrl(facts, href(locale, kind.page) ?? '/'),
    self: absoluteUrl(facts, feedPath(name, locale, format)),
    items: await kind.read(locale, words),
  };
}
