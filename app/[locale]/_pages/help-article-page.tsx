import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpArticleScreen } from '@/features/help/article';
import { findArticle, findArticleById } from '@/features/help/help.load';
import { articleByIdMetadata, articleMetadata } from '@/features/help/help.metadata';
import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';
import { readPageId, readPageSlug } from '@/lib/routing/page-params';
import { buildArticleFacts } from '@/lib/tracking/page-facts';

type BySlug = { params: Promise<{ slug: string }> };
type ById = { params: Promise<{ id: string }> };
/** The chat is another feature, and only the site has it. */
type Frame = { way: HelpWay; chat?: ReactNode };

const findBySlug = async (way: HelpWay, props: BySlug) =>
  (await findArticle(await getLocale(), way, await readPageSlug(props))) ?? notFound();
const findById = async (way: HelpWay, props: ById) =>
  (await findArticleById(await getLocale(), way, await readPageId(props))) ?? notFound();

/** The metadata of an answer at its slug. */
export const helpArticleMetadata = async (way: HelpWay, props: BySlug) =>
  articleMetadata(await getLocale(), way, await findBySlug(way, props));

/** The metadata of an answer at its number. */
export const helpArticleByIdMetadata = async (way: HelpWay, props: ById) =>
  articleByIdMetadata(await getLocale(), way, await findById(way, props));

/** The page of an answer at its slug, on the site and in the app. */
export async function HelpArticleBySlug({ way, chat, ...props }: BySlug & Frame) {
  const article = await findBySlug(way, props);
  return (
    <>
      <PageData screen={helpScreens[way].article} facts={buildArticleFacts(article)} />
      <HelpArticleScreen article={article} way={way} contact={article.hasChat && chat} />
    </>
  );
}

/** The page of an answer at its number, on the site and in the app. */
export async function HelpArticleById({ way, chat, ...props }: ById & Frame) {
  const article = await findById(way, props);
  return (
    <>
      <PageData screen={helpScreens[way].articleById} facts={buildArticleFacts(article)} />
      <HelpArticleScreen article={article} way={way} contact={article.hasChat && chat} />
    </>
  );
}
