import type { Language } from '@/lib/sites/languages';
import type { ListName } from './page-items';

/** Where all titles of a list that wait for a press are: one question, whichever month is opened. */
export const titlesUrl = (language: Language, list: ListName) => `/api/screens/titles/${list}?language=${language}`;
