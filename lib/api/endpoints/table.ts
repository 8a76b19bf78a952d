import type { Endpoint } from '../endpoint';
import type { EndpointName, everyCall } from '../program-calls';
import * as articles from './articles';
import * as cinemas from './cinemas';
import * as editorial from './editorial';
import * as events from './events';
import * as experiences from './experiences';
import * as help from './help';
import * as offers from './offers';
import * as pages from './pages';
import * as search from './search';
import * as shows from './shows';
import * as site from './site';
import * as tags from './tags';
import * as vouchers from './vouchers';

type Rows = { [Name in EndpointName]: Endpoint & { path: (typeof everyCall)[Name]['path'] } };

/** Every row by the name of its call. Read by the gateway, the mock API and the contract tests. */
export const endpoints = {
  ...shows,
  ...events,
  ...cinemas,
  ...tags,
  ...experiences,
  ...site,
  ...editorial,
  ...articles,
  ...offers,
  ...vouchers,
  ...pages,
  ...help,
  ...search,
} satisfies Rows;

/** The same as a list, which is typed for what all rows share. */
export const table: readonly Endpoint[] = Object.values(endpoints);
