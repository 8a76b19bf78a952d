import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { ChatCard } from '@/features/chat/chat-card';
import { HelpArticleScreen } from '@/features/help/article';
import { readArticle } from '@/features/help/help.load';
import { articleMetadata } from '@/features/help/help.metadata';
import { helpPaths } from '@/features/help/help.paths';
import { pageSlug } from '@/lib/routing/page-params';
import { articleFacts } from '@/lib/tracking/page-facts';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/help/article/[slug]'>;

export const generateMetadata = async (props: Props) => articleMetadata(await getLocale(), 'site', await load(props));

export default async function HelpArticlePage(props: Props) {
  const article = await load(props);
  return (
    <>
      <PageData screen="helpArticle" facts={articleFacts(article)} />
      <HelpArticleScreen
        article={article}
        paths={helpPaths(await getLocale(), 'site')}
        contact={article.hasChat && <ChatCard />}
      />
    </>
  );
}

const load = async (props: Props) =>
  (await readArticle(await getLocale(), 'site', await pageSlug(props))) ?? notFound();
