import type { Language } from '../sites/languages';
import type { Bundle } from './bundles';

/** Where the words of a bundle are. */
export const wordsUrl = (language: Language, bundle: Bundle) => `/api/words/${language}/${bundle}`;
