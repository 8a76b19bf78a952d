/**
 * Types that are said before a route handler says its own: Next turns a handler's into a list, and its compression then
 * takes the answer for something that cannot be packed.
 */
const types = [
  ['/api/(.*)', 'application/json'],
  ['/sitemap(.*)\\.xml', 'application/xml'],
  ['/manifest-(.*)\\.webmanifest', 'application/manifest+json'],
  ['/offline-(.*)\\.html', 'text/html'],
] as const;

/** Not named after what they hold, so that a new one is seen the day after at the latest. */
const pictures = ['/icons/(.*)', '/(icon\\.svg|apple-icon\\.png|favicon\\.ico|share-card\\.png)'];

/** Next's header rules for what is no page. */
export const buildFileRules = () => [
  ...types.map(([source, type]) => ({
    source,
    headers: [{ key: 'Content-Type', value: `${type}; charset=utf-8` }],
  })),
  ...pictures.map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
  })),
];
