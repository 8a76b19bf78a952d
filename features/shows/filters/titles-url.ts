import type { Language } from '@/lib/sites/languages';
import type { ListName } from './page-items';

/** Where all titles of a list that wait for a press are, whichever month is opened, and all of the grid, the best liked first. */
export const titlesUrl = (language: Language, list: ListName | 'liked') =>
  `/api/screens/titles/${list}?language=${language}`;
