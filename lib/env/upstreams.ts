import type { SiteId } from '../sites/sites';
import { demo, forSite } from './demo';
import { ownOr, type Variables } from './variables';

/** Where a site's catalogue answers, without a slash at the end. */
export const catalogueOf = (variables: Variables, site: SiteId): string =>
  ownOr(variables, 'CATALOGUE_API_URL', site) ?? mockOf(variables, site);

/** Whether a site runs on the embedded mock API. */
export const isOnDemo = (variables: Variables, site: SiteId): boolean =>
  catalogueOf(variables, site) === mockOf(variables, site);

const mockOf = ({ PORT = 3000, MOCK_PORT = PORT + 1 }: Variables, site: SiteId) =>
  forSite(demo.catalogue(MOCK_PORT), site);
