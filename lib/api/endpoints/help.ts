import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { helpArticle, helpCategory } from '../wire/help';

const help = { seconds: 3600, tags: ['help'] } as const;

export const faqArticleBySlug = endpoint({ ...calls.faqArticleBySlug, schema: helpArticle, cache: help });
export const faqArticleById = endpoint({ ...calls.faqArticleById, schema: helpArticle, cache: help });
export const faqCategory = endpoint({ ...calls.faqCategory, schema: helpCategory, cache: help });
