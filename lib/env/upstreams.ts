import type { SiteId } from '../sites/sites';
import { demo, forSite } from './demo';
import { findOwn, listSites, type Variables } from './variables';

/** Where a site's catalogue answers, without a slash at the end. */
export const catalogueUrl = (variables: Variables, site: SiteId): string =>
  findOwn(variables, 'CATALOGUE_API_URL', site) ?? mockUrl(variables, site);

/** Whether a site runs on the embedded mock API. */
export const isOnDemo = (variables: Variables, site: SiteId): boolean =>
  catalogueUrl(variables, site) === mockUrl(variables, site);

const mockUrl = ({ PORT = 3000, MOCK_PORT = PORT + 1 }: Variables, site: SiteId) =>
  forSite(demo.catalogue(MOCK_PORT), site);

/** The enabled sites of which nothing says where their catalogue is: neither an address of its own nor the port of the demo. */
export const listUnsaid = (variables: Variables): readonly SiteId[] =>
  variables.MOCK_PORT ? [] : listSites(variables).filter((site) => !findOwn(variables, 'CATALOGUE_API_URL', site));
