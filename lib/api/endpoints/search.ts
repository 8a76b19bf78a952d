import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { programCalls } from '../program-calls';
import { searchResults } from '../wire/search';

/** `type` narrows to show, cinema, offer, news or faq. */
export const search = endpoint({ ...calls.search, schema: searchResults, cache: 'never', needsTitles: true });

/** The first few of the same. */
export const searchQuick = endpoint({
  ...programCalls.searchQuick,
  schema: searchResults,
  cache: 'never',
  needsTitles: true,
});
