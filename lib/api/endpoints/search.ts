import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { searchResults } from '../wire/search';

/** `type` narrows to one of `searchTypes`. */
export const search = endpoint({ ...calls.search, schema: searchResults, cache: 'never' });
