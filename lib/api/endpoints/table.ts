import type { Endpoint } from '../endpoint';
import type { CallName, calls } from '../paths';
import * as cinemas from './cinemas';
import * as editorial from './editorial';
import * as search from './search';
import * as shows from './shows';
import * as site from './site';
import * as tags from './tags';

type Rows = { [Name in CallName]: Endpoint & { path: (typeof calls)[Name]['path'] } };

/** Every row by the name of its call. Read by the gateway, the mock API and the contract tests. */
export const endpoints = { ...shows, ...cinemas, ...tags, ...site, ...editorial, ...search } satisfies Rows;

/** The same as a list, which is typed for what all rows share. */
export const table: readonly Endpoint[] = Object.values(endpoints);
