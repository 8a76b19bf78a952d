import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpArticleScreen } from '@/features/help/article';
import { readArticleById } from '@/features/help/help.load';
import { articleByIdMetadata } from '@/features/help/help.metadata';
import { helpPaths } from '@/features/help/help.paths';
import { pageId } from '@/lib/routing/page-params';
import { articleFacts } from '@/lib/tracking/page-facts';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/in-app/help/article-by-id/[id]'>;

export const generateMetadata = async (props: Props) =>
  articleByIdMetadata(await getLocale(), 'app', await load(props));

export default async function HelpArticleByIdInAppPage(props: Props) {
  const article = await load(props);
  return (
    <>
      <PageData screen="helpArticleByIdInApp" facts={articleFacts(article)} />
      <HelpArticleScreen article={article} paths={helpPaths(await getLocale(), 'app')} />
    </>
  );
}

const load = async (props: Props) =>
  (await readArticleById(await getLocale(), 'app', await pageId(props))) ?? notFound();
