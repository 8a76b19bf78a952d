import type { Feed } from './feed';

/** JSON Feed 1.1. */
export const writeJsonFeed = ({ title, description, language, page, self, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: page,
    feed_url: self,
    items: items.map(({ id, url, title, text, image, publishedAt }) => ({
      id,
      url,
      title,
      // One of the two texts must be there.
      content_text: text ?? '',
      ...(image && { image }),
      ...(publishedAt && { date_published: publishedAt }),
    })),
  });
