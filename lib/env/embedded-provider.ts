/** Where the embedded provider answers and as whom the sites ask it, `{site}` where the site goes. Unset variables mean these. */
export const demo = {
  domain: (port: number) => `http://localhost:${port}`,
  clientId: 'candela-{site}',
  clientSecret: 'candela-{site}-demo',
  audience: 'urn:candela:client:{site}',
} as const;

export const forSite = (template: string, site: string): string => template.replaceAll('{site}', site);
