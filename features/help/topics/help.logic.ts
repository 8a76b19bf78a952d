import type { HelpArticle, HelpCategory, HelpLink } from '@/lib/domain/help';
import { fillBrackets } from '@/lib/text/brackets';
import type { HelpPaths } from '../paths/help-paths';

/** An answer has its address by slug; an older one without slug by its number. */
export const articlePath = (
  { article, articleById }: Pick<HelpPaths, 'article' | 'articleById'>,
  { id, slug }: Pick<HelpLink, 'id' | 'slug'>,
): string => (slug ? fillBrackets(article, { slug }) : fillBrackets(articleById, { id }));

export const searchPath = ({ search }: Pick<HelpPaths, 'search'>, question: string): string =>
  `${search}?q=${encodeURIComponent(question)}`;

/** The first sentences of the answers of these categories, by id: the search tells titles alone. */
export const listTeasers = (topics: readonly Pick<HelpCategory, 'articles'>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    topics.flatMap(({ articles }) => articles.flatMap(({ id, teaser }) => (teaser ? [[id, teaser]] : []))),
  );

/** The first sentence of an answer, unless its text begins with the same words. */
export function pickLead({ teaser, html }: Pick<HelpArticle, 'teaser' | 'html'>): string | null {
  if (!teaser || !html) return teaser;
  return joinSpaces(html.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')).startsWith(joinSpaces(teaser))
    ? null
    : teaser;
}

const joinSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
