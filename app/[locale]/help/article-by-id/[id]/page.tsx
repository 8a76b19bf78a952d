import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { HelpArticleScreen } from '@/features/help/article';
import { readArticleById } from '@/features/help/help.load';
import { articleByIdMetadata } from '@/features/help/help.metadata';
import { helpPaths } from '@/features/help/help.paths';
import { pageId } from '@/lib/routing/page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/help/article-by-id/[id]'>;

export const generateMetadata = async (props: Props) =>
  articleByIdMetadata(await getLocale(), 'site', await load(props));

export default async function HelpArticleByIdPage(props: Props) {
  return <HelpArticleScreen article={await load(props)} paths={helpPaths(await getLocale(), 'site')} />;
}

const load = async (props: Props) =>
  (await readArticleById(await getLocale(), 'site', await pageId(props))) ?? notFound();
