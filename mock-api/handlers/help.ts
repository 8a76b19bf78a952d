import * as rows from '@/lib/api/endpoints/help';
import { answerById, answerBySlug, category } from '../world/answers/help';
import { mock } from './mock';

export const helpHandlers = [
  mock(rows.faqArticleBySlug, ({ world, slug, language }) => answerBySlug(world, slug, language)),
  mock(rows.faqArticleById, ({ world, id, language }) => answerById(world, id, language)),
  mock(rows.faqCategory, ({ world, id, language }) => category(world, id, language)),
];
