import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { searchResults } from '../wire/search';

/** `type` narrows to show, cinema, offer, news or faq. */
export const search = endpoint({ ...calls.search, schema: searchResults, cache: 'never' });
