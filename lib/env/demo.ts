/** What unset variables mean: the mock API beside the site and its provider, `{site}` where the site goes. */
export const demo = {
  catalogue: (port: number) => `http://127.0.0.1:${port}/{site}`,
  domain: (port: number) => `http://localhost:${port}`,
  clientId: 'candela-{site}',
  clientSecret: 'candela-{site}-demo',
  audience: 'urn:candela:client:{site}',
  /** Sources of a content security policy: its pictures, the stand-ins of chat and feedback, its pages of sign-in. */
  hosts: {
    MEDIA_HOSTS: ['http://127.0.0.1:*'],
    TAG_HOSTS: ['http://*.localhost:*'],
    AUTH_FRAME_HOSTS: ['http://localhost:*'],
  },
} as const;

export const forSite = (template: string, site: string): string => template.replaceAll('{site}', site);
