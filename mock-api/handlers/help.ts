import { answerById, answerBySlug, category } from '../world/answers/help';
import { mock } from './mock';

export const helpHandlers = [
  mock('faqArticleBySlug', ({ world, slug, language }) => answerBySlug(world, slug, language)),
  mock('faqArticleById', ({ world, id, language }) => answerById(world, id, language)),
  mock('faqCategory', ({ world, id, language }) => category(world, id, language)),
];
