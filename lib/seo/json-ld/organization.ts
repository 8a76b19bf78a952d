import { brand } from '@/lib/sites/brand';

/** The chain, on home pages. */
export const buildOrganizationJsonLd = (origin: string) => ({
  '@type': 'Organization',
  name: brand.name,
  url: origin,
  logo: `${origin}/apple-icon.png`,
});
